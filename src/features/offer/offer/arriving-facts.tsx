import { css, cx } from '../../../../styled-system/css';
import { KeyFacts, type KeyFact } from '../../../ui/key-facts';
import { staged } from '../../../ui/staged';

const figure = cx(css({ display: 'block' }), staged({ part: 'figure' }));

/** The terms of an offer; the line, which the screen was waited for, arrives. */
export function ArrivingFacts({ facts }: { readonly facts: readonly KeyFact[] }) {
  return (
    <KeyFacts
      items={facts.map((fact) =>
        fact.emphasis === true
          ? { ...fact, description: <span className={figure}>{fact.description}</span> }
          : fact,
      )}
    />
  );
}
