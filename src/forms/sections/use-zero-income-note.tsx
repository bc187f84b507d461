import { useState } from 'react';
import { css } from '../../../styled-system/css';
import { Callout } from '../../ui/callout';
import { toTitleCase } from '../../ui/title-case';

export interface ZeroIncomeNote {
  /**
   * Whether the form may be submitted: the first 0 only shows the note. Whole dollars; null if
   * income isn't requested.
   */
  allows(annualIncome: number | null): boolean;
  readonly shown: boolean;
}

/** Asks once whether an income of 0 is right, with a note instead of an error. */
export function useZeroIncomeNote(): ZeroIncomeNote {
  const [shown, setShown] = useState(false);
  return {
    shown,
    allows: (annualIncome) => {
      const showsNote = annualIncome === 0 && !shown;
      setShown(annualIncome === 0);
      return !showsNote;
    },
  };
}

/** Placed above the button that it names. */
export function ZeroIncomeCallout({
  note,
  button,
}: {
  readonly note: ZeroIncomeNote;
  readonly button: string;
}) {
  return (
    <div role="status" className={css({ _empty: { position: 'absolute' } })}>
      {note.shown && (
        <Callout tone="info">
          You entered $0. If that’s right, select {toTitleCase(button)} again.
        </Callout>
      )}
    </div>
  );
}
