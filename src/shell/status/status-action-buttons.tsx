import type { ReactNode } from 'react';
import { programDefinition } from '../../catalogue/programs';
import { statusPath } from '../../catalogue/status-routes';
import { LinkButton } from '../../ui/link-button';
import { Button } from '../../ui/button';
import { RefreshIcon } from '../../ui/status-icons';
import { Callout } from '../../ui/callout';
import { reveal } from '../../ui/reveal';
import type { ButtonSize } from '../../ui/button-recipe';
import { Actions, Stack } from '../../ui/stack';
import { useBrand } from '../../domain/program/use-brand';
import { useNavigation, withQuery } from '../navigation/use-navigation';
import { MutationProblem } from '../problems/problem-panel';
import { sectionQuery } from '../screen/section-target';
import type { StatusAction } from '../../domain/application/status-types';
import type { StatusActionRunner } from './use-status-actions';
import { ApplyAgainDialog } from './apply-again-dialog';
import { LiveRegion } from '../../ui/live-region';

function ActionButton({
  action,
  status,
  primary,
  runner,
  size,
}: {
  readonly action: StatusAction;
  readonly status: string;
  readonly primary: boolean;
  readonly runner: StatusActionRunner;
  readonly size?: ButtonSize | undefined;
}) {
  const { pathOf } = useNavigation();
  const { id: program } = useBrand();
  const variant = primary ? 'primary' : 'secondary';
  if (action.kind === 'screen' || action.kind === 'notice') {
    const { flow } = programDefinition(program);
    const path = action.kind === 'screen' ? pathOf(action.screen) : statusPath(flow, status);
    const href = withQuery(path, sectionQuery(action.section));
    return (
      <LinkButton href={href} variant={variant} size={size}>
        {action.label}
      </LinkButton>
    );
  }
  const { kind, label } = action;
  return (
    <Button
      variant={variant}
      size={size}
      loading={runner.running === kind}
      onClick={() => runner.perform(kind)}
    >
      {label}
    </Button>
  );
}

/** Announced above the buttons. */
export function StatusActionOutcome({ runner }: { readonly runner: StatusActionRunner }) {
  return (
    <>
      <LiveRegion>
        {runner.message && (
          <div ref={reveal}>
            <Callout tone={runner.message.tone}>{runner.message.text}</Callout>
          </div>
        )}
      </LiveRegion>
      <MutationProblem problem={runner.problem} />
      <ApplyAgainDialog runner={runner} />
    </>
  );
}

/** Not the main action, because the page polls. */
export function RefreshStatus({ runner }: { readonly runner: StatusActionRunner }) {
  return (
    <Button
      variant="tertiary"
      size="small"
      flush="start"
      loading={runner.running === 'refresh'}
      onClick={() => runner.perform('refresh')}
    >
      <RefreshIcon />
      Refresh Status
    </Button>
  );
}

interface StatusButtonsProps {
  readonly actions: readonly StatusAction[];
  readonly status: string;
  readonly runner: StatusActionRunner;
  /** Whether the applicant only waits, so that no button is primary. */
  readonly waits?: boolean;
  readonly size?: ButtonSize;
}

/** The first button is primary. */
export function StatusButtons(props: StatusButtonsProps) {
  const { actions, status, runner, size, waits = false } = props;
  return actions.map((action, index) => (
    <ActionButton
      key={action.label}
      action={action}
      status={status}
      primary={index === 0 && !waits}
      runner={runner}
      size={size}
    />
  ));
}

export function StatusActionButtons({
  children,
  ...buttons
}: StatusButtonsProps & {
  readonly children?: ReactNode;
}) {
  return (
    <Stack gap={4}>
      <StatusActionOutcome runner={buttons.runner} />
      <Actions>
        <StatusButtons {...buttons} />
        {children}
      </Actions>
    </Stack>
  );
}
