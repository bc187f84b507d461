import { closeAllModals } from '../../shell/dialogs/modal-store';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Text } from '../../ui/heading';

export function MissingDialog() {
  return (
    <Dialog
      open
      onClose={closeAllModals}
      title="We can’t load this right now"
      actions={
        <>
          <Button onClick={() => window.location.reload()}>Refresh Page</Button>
          <Button variant="secondary" onClick={closeAllModals}>
            Close
          </Button>
        </>
      }
    >
      <Text>Refresh the page, then try again.</Text>
    </Dialog>
  );
}
