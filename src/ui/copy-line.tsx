import { useState } from 'react';
import { css, cva } from '../../styled-system/css';
import { Button } from './button';

export interface CopyLineProps {
  /** What goes to the clipboard. */
  value: string;
  /** "Copy Code": what the button says. */
  label: string;
  /** Whether the button stands at the end of the line, and what is said before it. */
  atEnd?: boolean;
}

const row = cva({
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' },
  variants: { atEnd: { true: { flexDirection: 'row-reverse' } } },
});
const status = css({ fontSize: 'small', color: 'muted' });

/** A button that copies a text, and says beside itself whether that worked. */
export function CopyLine({ value, label, atEnd = false }: CopyLineProps) {
  const [said, setSaid] = useState('');
  const copy = async (): Promise<void> => {
    try {
      // Without TLS there is no clipboard at all.
      await navigator.clipboard.writeText(value);
      setSaid('Copied');
    } catch {
      setSaid('The browser does not let this page copy. Select the text instead.');
    }
  };
  return (
    <div className={row({ atEnd })}>
      <Button variant="secondary" size="small" onClick={() => void copy()}>
        {label}
      </Button>
      <span role="status" className={status}>
        {said}
      </span>
    </div>
  );
}
