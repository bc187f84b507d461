import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Text } from '../../ui/heading';
import { Stack } from '../../ui/stack';
import type { StatusActionRunner } from './use-status-actions';

/** Asks before a new application takes the place of one that was decided on. */
export function ApplyAgainDialog({ runner }: { readonly runner: StatusActionRunner }) {
  const { asksToApplyAgain, answerApplyAgain } = runner;
  return (
    <Dialog
      open={asksToApplyAgain}
      onClose={() => answerApplyAgain(false)}
      title="Apply again now?"
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
          This application stays closed, and a new one takes its place here. We decide again on what
          you give us then. If nothing has changed, the answer may be the same.
        </Text>
        <Text>Your notice stays in Settings, under Documents. You can apply again anytime.</Text>
      </Stack>
    </Dialog>
  );
}
