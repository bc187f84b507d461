import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Text } from '../../ui/heading';
import { Stack } from '../../ui/stack';
import type { StatusActionRunner } from './use-status-actions';

export function ApplyAgainDialog({ runner }: { readonly runner: StatusActionRunner }) {
  const { isConfirmingNewApplication, answerApplyAgain } = runner;
  return (
    <Dialog
      open={isConfirmingNewApplication}
      onClose={() => answerApplyAgain(false)}
      title="Start a new application?"
      actions={
        <>
          <Button onClick={() => answerApplyAgain(true)}>Start a New Application</Button>
          <Button variant="secondary" onClick={() => answerApplyAgain(false)}>
            Not Now
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <Text>
          Your current application will stay closed. We’ll make a new decision based on the
          information in your new application.
        </Text>
        <Text>Your notice stays in Settings, under Documents.</Text>
      </Stack>
    </Dialog>
  );
}
