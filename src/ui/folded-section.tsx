import { useEffect, useRef } from 'react';
import { css } from '../../styled-system/css';
import { Details, type DetailsProps } from './details';
import { Heading } from './heading';

// Its own padding replaces that of the card.
const row = css({ marginBlock: '-3', '& h2': { flex: '1' } });

export interface FoldedSectionProps extends Omit<DetailsProps, 'ref' | 'row' | 'summary'> {
  heading: string;
  headingId?: string;
}

/**
 * The content of a card, folded under its heading: readers, search and print find all of it. It
 * opens for printing.
 */
export function FoldedSection({ heading, headingId, ...details }: FoldedSectionProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    // The browser prints right after this event, before React would render.
    const unfold = (): void => {
      if (ref.current !== null) ref.current.open = true;
    };
    window.addEventListener('beforeprint', unfold);
    return () => window.removeEventListener('beforeprint', unfold);
  }, []);
  return (
    <div className={row}>
      <Details
        {...details}
        ref={ref}
        row
        summary={
          <Heading level={2} {...(headingId !== undefined && { id: headingId })}>
            {heading}
          </Heading>
        }
      />
    </div>
  );
}
