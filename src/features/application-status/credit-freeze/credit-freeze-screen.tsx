import type { StatusAction } from '../../../domain/application/status-types';
import { formatDate, formatDeadline } from '../../../domain/text/format';
import type { ScreenProps } from '../../../shell/screen/screen-context';
import { blockingBureaus, eachBureau } from '../../../domain/text/information-lists';
import { StatusActionOutcome, StatusButtons } from '../../../shell/status/status-action-buttons';
import { ActionPane } from '../../../ui/action-pane';
import { Heading, Text } from '../../../ui/heading';
import { NumberedSteps } from '../../../ui/numbered-steps';
import { Card, Stack } from '../../../ui/stack';
import { StatusFrame } from '../common/status-frame';
import { useStatusScreen } from '../common/use-status-screen';
import { WithApplication, type ApplicationScreenProps } from '../common/with-application';
import { BureauCards } from './bureau-cards';

const ACTIONS: readonly StatusAction[] = [
  { kind: 'recheck', label: 'I’ve Lifted the Freeze' },
  { kind: 'contact', label: 'Contact Us' },
];

function CreditFreeze({ application, refetch }: ApplicationScreenProps) {
  const state = useStatusScreen(application, refetch);
  const { dueOn, status } = state.application;
  const frozenBureaus = eachBureau(state.application.frozenBureaus);
  const bureaus = blockingBureaus(frozenBureaus);
  const othersOptional = frozenBureaus.some((bureau) => !bureau.blocking);
  const steps = [
    <>
      Lift the freeze at <strong>{bureaus}</strong>
      {othersOptional ? ' (you don’t have to lift the others).' : '.'}
    </>,
    'Choose a temporary lift of at least 7 days.',
    'Come back and select “I’ve Lifted the Freeze”.',
  ];
  const byThen =
    'If we can’t see your report by then, we’ll close your application. You can apply again anytime.';
  return (
    <StatusFrame
      state={state}
      sentence={`A security freeze stops us from seeing your credit report at ${bureaus}. A freeze is a good way to protect yourself, and it doesn’t count against you.`}
      news={
        <>
          <Card>
            <Stack gap={4}>
              <Heading level={2}>How to lift it</Heading>
              <NumberedSteps steps={steps} />
              <Text>
                Online or by phone: within 1 hour. By mail: within 3 business days after the bureau
                receives your request. It’s free.
              </Text>
            </Stack>
          </Card>
          <BureauCards bureaus={frozenBureaus} />
        </>
      }
      next={[dueOn === null ? byThen : `Lift the freeze by ${formatDeadline(dueOn)}. ${byThen}`]}
      aside={
        <ActionPane
          label="When the freeze is lifted"
          figure={
            dueOn === null
              ? { term: 'Frozen at', value: bureaus }
              : { term: 'Lift the freeze by', short: 'Lift it by', value: formatDate(dueOn) }
          }
          figureOnPane="line"
          bar={
            <StatusButtons
              actions={ACTIONS.slice(0, 1)}
              status={status}
              runner={state.runner}
              size="small"
            />
          }
          actions={<StatusButtons actions={ACTIONS} status={status} runner={state.runner} />}
        >
          <StatusActionOutcome runner={state.runner} />
        </ActionPane>
      }
      actions={null}
    />
  );
}

export function CreditFreezeScreen(props: ScreenProps) {
  return <WithApplication {...props} view={CreditFreeze} />;
}
