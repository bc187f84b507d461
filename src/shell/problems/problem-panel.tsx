import type { ReactNode } from 'react';
import { LinkButton } from '../../ui/link-button';
import { Button } from '../../ui/button';
import { Callout } from '../../ui/callout';
import { InlinePanel } from '../../ui/inline-panel';
import { reveal } from '../../ui/reveal';
import type { ErrorCode } from '../../contract/error-codes';
import { refusalCode, type OperationProblem } from '../../services/data/operation-error';
import { SCREENS } from '../../catalogue/screens';

/** Failed after all retries, or offline. */
export function queryWords({ kind }: OperationProblem): { title: string; text: string } {
  return kind === 'offline'
    ? { title: 'You’re offline', text: 'You appear to be offline. Reconnect, then try again.' }
    : {
        title: 'We can’t load this right now',
        text: 'Something went wrong on our side. Your information is saved.',
      };
}

/** Shown within a screen that shows the rest. */
export function QueryProblem({
  problem,
  missing,
  trying = false,
  onRetry,
}: {
  readonly problem: OperationProblem;
  readonly missing?: string;
  /** Whether the request is repeated. */
  readonly trying?: boolean;
  onRetry(): void;
}) {
  const isPart = missing !== undefined;
  const { title, text } = queryWords(problem);
  return (
    <InlinePanel
      title={title}
      actions={
        <Button variant={isPart ? 'secondary' : 'primary'} loading={trying} onClick={onRetry}>
          Try Again
        </Button>
      }
    >
      {text}
      {isPart && <p>{missing}</p>}
    </InlinePanel>
  );
}

const MUTATION_TEXTS = {
  offline: 'You appear to be offline. Reconnect, then try again.',
  unknown:
    'We couldn’t confirm that went through. Check your application status before trying again.',
  unknownHere:
    'We couldn’t confirm that went through. Reload the page to see what is saved before trying again.',
  notDone: 'That didn’t go through, and nothing was changed. Try again in a moment.',
  changed: 'Your application has changed since this page was opened.',
} as const;

/** After these, the page may show an outdated application. */
const CHANGED: readonly (ErrorCode | null)[] = [
  'TRANSITION_REFUSED',
  'OFFER_CLOSED',
  'CART_LOCKED',
  'SCHEDULE_CLOSED',
  'FIELD_LOCKED',
];

/** Shown above the button. `refused` has messages of specific refusals. */
export function MutationProblem({
  problem,
  refused,
  checks = 'status',
}: {
  readonly problem: OperationProblem | null;
  readonly refused?: string | undefined;
  /** Place to check an unknown result: the status, or this page after a refetch. */
  readonly checks?: 'status' | 'page';
}) {
  // A running operation reports its own result.
  if (problem === null || problem.kind === 'running') return null;
  // An ended session has its own modal.
  if (refusalCode(problem) === 'UNAUTHENTICATED') return null;
  if (problem.kind === 'offline') return <Warning text={MUTATION_TEXTS.offline} />;
  if (problem.kind === 'not-done') return <Warning text={MUTATION_TEXTS.notDone} />;
  if (problem.kind === 'refused') {
    if (refused !== undefined) return <Warning text={refused} />;
    if (!CHANGED.includes(problem.code)) return <Warning text={MUTATION_TEXTS.notDone} />;
    return <Warning text={MUTATION_TEXTS.changed} actions={<CheckStatusLink />} />;
  }
  return checks === 'page' ? (
    <Warning text={MUTATION_TEXTS.unknownHere} />
  ) : (
    <Warning text={MUTATION_TEXTS.unknown} actions={<CheckStatusLink />} />
  );
}

function Warning({ text, actions }: { readonly text: string; readonly actions?: ReactNode }) {
  return (
    <div ref={reveal}>
      <Callout tone="warning" live="assertive" {...(actions === undefined ? {} : { actions })}>
        {text}
      </Callout>
    </div>
  );
}

function CheckStatusLink() {
  return (
    <LinkButton href={SCREENS.home.path} variant="secondary">
      Check Status
    </LinkButton>
  );
}
