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
  onLeave(): void;
}

export function LeaveDialog({ holds, title, body, onLeave }: LeaveDialogProps) {
  const [pending, setPending] = useState<{ readonly go: () => void } | null>(null);
  useEffect(() => (holds ? blockNavigation((go) => setPending({ go })) : undefined), [holds]);
  const stay = (): void => setPending(null);
  return (
    <Dialog
      open={pending !== null}
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
              pending?.go();
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
