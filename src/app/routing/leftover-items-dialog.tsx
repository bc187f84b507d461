import { useState } from 'react';
import { STORAGE_KEYS } from '../../catalogue/storage-keys';
import { sessionStore } from '../../services/storage/storage';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Text } from '../../ui/heading';
import { Stack } from '../../ui/stack';
import { joinList } from '../../catalogue/plain-text';
import {
  removeSavedItem,
  savedItemName,
  readSavedItems,
} from '../../domain/item/saved/saved-items';

/** Shown once per tab if the account can't take a visitor's items anymore. */
export function LeftoverItemsDialog() {
  const [items] = useState(readSavedItems);
  const [open, setOpen] = useState(
    () => sessionStore.getItem(STORAGE_KEYS.leftoverItemsShown) === null,
  );
  const close = (): void => {
    sessionStore.setItem(STORAGE_KEYS.leftoverItemsShown, 'true');
    setOpen(false);
  };
  const discard = (): void => {
    for (const { key } of items) removeSavedItem(key);
    close();
  };
  return (
    <Dialog
      open={open && items.length > 0}
      onClose={close}
      title="We couldn’t add your saved items"
      actions={
        <>
          <Button onClick={close}>Keep Them in This Browser</Button>
          <Button variant="secondary" onClick={discard}>
            Discard Them
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <Text>
          Your application has moved past this step, so we can’t add{' '}
          {joinList(items.map(savedItemName))}.
        </Text>
        <Text>You can add them to your next application, or call us about this one.</Text>
      </Stack>
    </Dialog>
  );
}
