import { useState } from 'react';
import { css, cva } from '../../styled-system/css';
import { Button } from './button';

export interface CopyLineProps {
  /** What goes to the clipboard. */
  value: string;
  /** "Copy Code": what the button says. */
  label: string;
  /** Where the button stands. What is said stands after it; in the middle it has a line of its own under it, and at the end of a line the room before it. */
  at?: 'start' | 'middle' | 'end';
}

const row = cva({
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' },
  variants: {
    at: {
      start: {},
      middle: { rowGap: '1', justifyContent: 'center', width: 'full' },
      end: { flexDirection: 'row-reverse' },
    },
  },
});
const whole = css({ flex: 'none', whiteSpace: 'nowrap' });
const status = cva({
  base: {
    fontSize: 'small',
    color: 'muted',
    // Nothing that is said takes no room, and no line.
    _empty: { position: 'absolute' },
  },
  variants: {
    at: {
      start: {},
      middle: {
        flexBasis: 'full',
        minHeight: '1.55em',
        textAlign: 'center',
        _empty: { position: 'static' },
      },
      end: {},
    },
  },
});

/** A button that copies a text, and says whether that worked. */
export function CopyLine({ value, label, at = 'start' }: CopyLineProps) {
  const [said, setSaid] = useState('');
  const copy = async (): Promise<void> => {
    try {
      // Without TLS there is no clipboard at all.
      await navigator.clipboard.writeText(value);
      setSaid('Copied');
    } catch {
      setSaid('We couldn’t copy that. Select the text and copy it yourself.');
    }
  };
  return (
    <div className={row({ at })}>
      <Button variant="secondary" size="small" className={whole} onClick={() => void copy()}>
        {label}
      </Button>
      <span role="status" className={status({ at })}>
        {said}
      </span>
    </div>
  );
}
