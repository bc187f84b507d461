import { Clipboard } from '@ark-ui/react/clipboard';
import { Button } from './button';
import { CopyIcon } from './control-icons';
import { showToast } from './toaster';

export interface CopyButtonProps {
  /** What goes to the clipboard. */
  value: string;
  /** "Copy Code": what the button says. */
  label: string;
}

/** Copies a text and says "Copied". */
export function CopyButton({ value, label }: CopyButtonProps) {
  return (
    <Clipboard.Root
      value={value}
      onStatusChange={({ copied }) => {
        if (copied) showToast({ title: 'Copied' });
      }}
    >
      <Clipboard.Trigger asChild aria-label={label}>
        <Button variant="secondary" size="small">
          <CopyIcon />
          {label}
        </Button>
      </Clipboard.Trigger>
    </Clipboard.Root>
  );
}
