import { useState } from 'react';
import { css, cva } from '../../styled-system/css';
import { Button } from './button';

export interface CopyLineProps {
  value: string;
  label: string;
  /**
   * Position of the button. The message follows it; in the middle it is on a separate line, at the
   * end it comes first.
   */
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
const unbroken = css({ flex: 'none', whiteSpace: 'nowrap' });
const status = cva({
  base: {
    fontSize: 'small',
    color: 'muted',
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

export function CopyLine({ value, label, at = 'start' }: CopyLineProps) {
  const [announcement, setAnnouncement] = useState('');
  const copy = async (): Promise<void> => {
    try {
      // Fails without HTTPS: there is no clipboard API.
      await navigator.clipboard.writeText(value);
      setAnnouncement('Copied');
    } catch {
      setAnnouncement('We couldn’t copy that. Select the text and copy it yourself.');
    }
  };
  return (
    <div className={row({ at })}>
      <Button variant="secondary" size="small" className={unbroken} onClick={() => void copy()}>
        {label}
      </Button>
      <span role="status" className={status({ at })}>
        {announcement}
      </span>
    </div>
  );
}
