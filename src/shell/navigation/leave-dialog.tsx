import { useEffect, useState } from 'react';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Text } from '../../ui/heading';
import { blockNavigation, releaseNavigation } from './leave-guard';

export interface LeaveDialogProps {
  /** Whether there are answers to lose. */
  readonly holds: boolean;
  readonly title: string;
  readonly body: string;
  /** Called before the page is left. */
  onLeave(): void;
}

/** Asks before discarding unsent answers: Stay or Leave. */
export function LeaveDialog({ holds, title, body, onLeave }: LeaveDialogProps) {
  const [proceed, setGoOn] = useState<{ readonly go: () => void } | null>(null);
  useEffect(() => (holds ? blockNavigation((go) => setGoOn({ go })) : undefined), [holds]);
  const stay = (): void => setGoOn(null);
  return (
    <Dialog
      open={proceed !== null}
      onClose={stay}
      title={title}
      actions={
        <>
          <Button onClick={stay}>Stay</Button>
          <Button
            variant="secondary"
            onClick={() => {
              stay();
              releaseNavigation();
              onLeave();
              proceed?.go();
            }}
          >
            Leave
          </Button>
        </>
      }
    >
      <Text>{body}</Text>
    </Dialog>
  );
}
