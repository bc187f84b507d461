import { formatDeadline } from '../../../domain/text/format';
import type { ScreenProps } from '../../../shell/screen/screen-context';
import { blockingBureaus, eachBureau } from '../../../domain/text/information-lists';
import { StatusActionButtons } from '../../../shell/status/status-action-buttons';
import { Heading, Text } from '../../../ui/heading';
import { NumberedSteps } from '../../../ui/numbered-steps';
import { Card, Stack } from '../../../ui/stack';
import { StatusFrame } from '../common/status-frame';
import { useStatusScreen } from '../common/use-status-screen';
import { WithApplication, type ApplicationScreenProps } from '../common/with-application';
import { BureauCards } from './bureau-cards';

function CreditFreeze({ application, refetch }: ApplicationScreenProps) {
  const state = useStatusScreen(application, refetch);
  const { dueOn, status } = state.application;
  const frozenBureaus = eachBureau(state.application.frozenBureaus);
  const bureaus = blockingBureaus(frozenBureaus);
  const othersOptional = frozenBureaus.some((bureau) => !bureau.blocking);
  const steps = [
    <>
      Lift the freeze at <strong>{bureaus}</strong>
      {othersOptional ? ' (others optional).' : '.'}
    </>,
    'Choose a temporary lift of at least 7 days.',
    'Come back and select “I’ve Lifted the Freeze”.',
  ];
  return (
    <StatusFrame
      state={state}
      sentence={`A security freeze stops us from seeing your credit report at ${bureaus}. Freezes are a good safety step and don’t count against you.`}
      actions={
        <Stack gap={6}>
          <Card>
            <Stack gap={4}>
              <Heading level={2}>How to lift it</Heading>
              <NumberedSteps steps={steps} />
              <Text>
                Online or by phone: within 1 hour. By mail: within 3 business days of receiving your
                request. It’s free.
              </Text>
            </Stack>
          </Card>
          <BureauCards bureaus={frozenBureaus} />
          <Card>
            <Stack gap={3}>
              <Heading level={2}>What happens next</Heading>
              <Text>
                {dueOn !== null && `Please do this by ${formatDeadline(dueOn)}. `}
                If we can’t see your report by then we’ll close the application, and you can apply
                again.
              </Text>
            </Stack>
          </Card>
          <StatusActionButtons
            actions={[
              { kind: 'recheck', label: 'I’ve Lifted the Freeze' },
              { kind: 'contact', label: 'Contact Us' },
            ]}
            status={status}
            runner={state.runner}
          />
        </Stack>
      }
    />
  );
}

/** A security freeze hides the credit report: how to lift it, by when, and trying again. */
export function CreditFreezeScreen(props: ScreenProps) {
  return <WithApplication {...props} view={CreditFreeze} />;
}
