import { useEffect, useRef } from 'react';
import { useSearch } from 'wouter';
import { css } from '../../../../styled-system/css';
import { formatCents } from '../../../domain/text/format';
import { CHANGED_QUERY, type Offer } from '../../../domain/offer/offer-state';
import { takeHeadingFocus } from '../../../shell/screen/pending-focus';
import { Callout } from '../../../ui/callout';

const target = css({ outlineWidth: '0' });

/** The previous answer didn't count. */
export function ChangedOffer({ offer }: { readonly offer: Offer }) {
  const { creditLine, previousLine } = offer;
  const place = useRef<HTMLDivElement>(null);
  const answered = new URLSearchParams(useSearch()).get('changed') === CHANGED_QUERY.changed;
  useEffect(() => {
    // Takes the focus instead of the heading, so that an applicant who just accepted hears this
    // first.
    if (answered && place.current !== null && takeHeadingFocus()) place.current.focus();
  }, [answered]);
  if (previousLine === null) return null;
  return (
    <div ref={place} tabIndex={-1} className={target}>
      <Callout tone="warning" title="Your offer has changed.">
        <p>
          After checking your information, we can offer a credit line of {formatCents(creditLine)}{' '}
          instead of {formatCents(previousLine)}. You haven’t accepted anything yet.
        </p>
      </Callout>
    </div>
  );
}
