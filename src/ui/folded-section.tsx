import { useEffect, useRef } from 'react';
import { css } from '../../styled-system/css';
import { Details, type DetailsProps } from './details';
import { Heading } from './heading';

// Replaces the card's padding.
const row = css({ marginBlock: '-3', '& h2': { flex: '1' } });

export interface FoldedSectionProps extends Omit<DetailsProps, 'ref' | 'row' | 'summary'> {
  heading: string;
  headingId?: string;
}

/**
 * Collapsed content of a card, which screen readers and search still find. It opens for printing.
 */
export function FoldedSection({ heading, headingId, ...details }: FoldedSectionProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    // The browser prints right after this event, before React could render.
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
