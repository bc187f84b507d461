import { useState } from 'react';
import { STORAGE_KEYS } from '../../../../src/catalogue/storage-keys';
import { Button } from '../../../../src/ui/button';
import { Heading, Text } from '../../../../src/ui/heading';
import { Stack } from '../../../../src/ui/stack';
import { recordExternalStep } from '../../record/recording-store';
import { usePanelWorld, useWorldState } from '../panel-world';
import { isSignedIn } from '../shown-page';

const SECONDS = 5;

/** Ends the stored session soon, as if it had expired. */
export function SessionSection() {
  const { world } = usePanelWorld();
  // Re-renders with the world, to show sign-in and sign-out.
  useWorldState();
  const [announcement, setAnnouncement] = useState('');
  const signedIn = isSignedIn(world.now());
  const expire = (): void => {
    const end = String(world.now() + SECONDS * 1000);
    localStorage.setItem(STORAGE_KEYS.expiresAt, end);
    // Browsers only notify other tabs of a storage change; this tab needs the event, too.
    window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEYS.expiresAt }));
    recordExternalStep({ do: 'end session' });
    setAnnouncement(`The session ends in ${String(SECONDS)} seconds.`);
  };
  return (
    <Stack gap={3}>
      <Heading level={3}>Session</Heading>
      {signedIn ? (
        <div>
          <Button variant="secondary" size="small" onClick={expire}>
            <>Expire my session in 5 s</>
          </Button>
        </div>
      ) : (
        <Text tone="muted">Nobody is signed in.</Text>
      )}
      <p role="status">{announcement}</p>
    </Stack>
  );
}
