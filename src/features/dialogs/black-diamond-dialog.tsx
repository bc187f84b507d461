import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Text } from '../../ui/heading';
import { closeModal } from '../../shell/dialogs/modal-store';

export function BlackDiamondDialog() {
  const close = (): void => closeModal('blackDiamond');
  return (
    <Dialog
      open
      tone="dark"
      onClose={close}
      title="About black diamonds"
      actions={<Button onClick={close}>Got It</Button>}
    >
      <Text>
        Most black diamonds get their color from treatment, so their resale value is hard to
        estimate from photos or grades. We can value the metal now, and a specialist will look at
        the stone after you ship the item. You can also leave this item out.
      </Text>
    </Dialog>
  );
}
