import { Button, ButtonLink } from '../../ui/button';
import { Callout } from '../../ui/callout';
import { InlinePanel } from '../../ui/inline-panel';
import type { OperationProblem } from '../../services/data/operation-error';
import { screenPath } from '../../catalogue/routes';
import { Link } from 'wouter';

/** A query that failed after its retries, or no connection. */
export function QueryProblem({
  problem,
  onRetry,
}: {
  readonly problem: OperationProblem;
  onRetry(): void;
}) {
  if (problem.kind === 'offline') {
    return (
      <InlinePanel title="You’re offline" actions={<Button onClick={onRetry}>Try Again</Button>}>
        You appear to be offline. Reconnect, then try again.
      </InlinePanel>
    );
  }
  return (
    <InlinePanel
      title="We can’t load this right now"
      actions={<Button onClick={onRetry}>Try Again</Button>}
    >
      Something went wrong on our side. Your information is saved.
    </InlinePanel>
  );
}

/** A mutation that failed: stands above the button that was pressed. Refusals with a message of their own go in `refused`. */
export function MutationProblem({
  problem,
  refused,
}: {
  readonly problem: OperationProblem | null;
  readonly refused?: string | undefined;
}) {
  // An ended session has a modal of its own.
  const sessionEnded = problem?.kind === 'refused' && problem.code === 'UNAUTHENTICATED';
  if (problem === null || sessionEnded) return null;
  if (problem.kind === 'offline') {
    return (
      <Callout tone="warning" live="assertive">
        You appear to be offline. Reconnect, then try again.
      </Callout>
    );
  }
  if (problem.kind === 'refused') {
    return (
      <Callout
        tone="warning"
        live="assertive"
        {...(refused === undefined ? { actions: <CheckStatusLink /> } : {})}
      >
        {refused ?? 'Your application has changed since this page was opened.'}
      </Callout>
    );
  }
  return (
    <Callout tone="warning" live="assertive" actions={<CheckStatusLink />}>
      We couldn’t confirm that went through. Check your application status before trying again.
    </Callout>
  );
}

function CheckStatusLink() {
  return (
    <Link href={screenPath('home', 'home') ?? '/'} asChild>
      <ButtonLink variant="secondary" href="/">
        Check Status
      </ButtonLink>
    </Link>
  );
}
