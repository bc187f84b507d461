import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Text } from '../../ui/heading';
import { cartStatusCopy } from './cart-status-copy';
import { closeModal, type CartStatusContent } from '../../shell/dialogs/modal-store';

export function CartStatusDialog({ notice, onFirst, onSecond }: CartStatusContent) {
  const { title, body, buttons } = cartStatusCopy(notice);
  const [first, second] = buttons;
  const close = (then: (() => void) | null): void => {
    closeModal('cartStatus');
    then?.();
  };
  return (
    <Dialog
      open
      onClose={() => close(null)}
      title={title}
      actions={
        <>
          <Button onClick={() => close(onFirst)}>{first}</Button>
          {second !== undefined && (
            <Button variant="secondary" onClick={() => close(onSecond)}>
              {second}
            </Button>
          )}
        </>
      }
    >
      <Text>{body}</Text>
    </Dialog>
  );
}
