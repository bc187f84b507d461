import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import config from '../../panda.config';
import { BrandContext } from '../../src/domain/program/use-brand';
import { RangeBar } from '../../src/domain/item/estimate/range-bar';
import { SignatureLine } from '../../src/features/agreements/common/signature-line';
import { ClosingLine } from '../../src/features/agreements/congratulations/closing-line';
import { DrawnCard } from '../../src/features/agreements/congratulations/drawn-card';
import { GrantedLine } from '../../src/features/agreements/congratulations/granted-line';
import { AmountInLead } from '../../src/features/agreements/congratulations/amount-in-lead';
import { LeadFigure } from '../../src/features/shipping/pre-qualified/lead-figure';
import { loadBrand } from '../../src/programs/registry';
import { Details } from '../../src/ui/details';
import { ArrivingFacts } from '../../src/features/offer/offer/arriving-facts';
import { staged } from '../../src/ui/staged';

const STILL = 'motionReduce:anim_none';

const brand = { ...(await loadBrand('trovy')), id: 'trovy' as const };
const user = { firstName: 'Homer', middleName: null, lastName: 'Equityson' };

/** The animation of each part that is drawn; each of them stands still where no motion is asked for. */
function movesOf(drawn: ReactNode): readonly string[] {
  const html = renderToStaticMarkup(<BrandContext value={brand}>{drawn}</BrandContext>);
  return [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => {
    const classes = names.split(' ');
    const move = classes.find((name) => name.startsWith('anim_'));
    if (move === undefined) return [];
    expect(classes, move).toContain(STILL);
    return [move.replace(/^anim_([a-z]+)_.*$/, '$1')];
  });
}

test.each(staged.variantMap.part)(
  'the part %s of a moment moves once, briefly, and not for who asked for none',
  (part) => {
    const { animation, _motionReduce } = staged.raw({ part });
    const [name = '', time = ''] = String(animation).split(' ');
    expect(Object.keys(config.theme?.keyframes ?? {})).toContain(name);
    expect(time).toMatch(/^\d+ms$/);
    expect(Number.parseInt(time, 10)).toBeLessThanOrEqual(200);
    // Until its turn it stands where it comes from.
    expect(animation).toMatch(/ backwards$/);
    expect(_motionReduce).toEqual({ animation: 'none' });
  },
);

test('each moment moves: the range, the pre-qualified line, the offer, the name that was signed, the card with what belongs to it, what is unfolded', () => {
  expect(movesOf(<RangeBar low={56_000} high={73_500} />)).toEqual(['grow']);
  expect(movesOf(<SignatureLine name="Homer" below={[]} written />)).toEqual(['write']);
  expect(movesOf(<DrawnCard user={user} />)).toEqual(['deal']);
  expect(movesOf(<GrantedLine cents={30_000} />)).toEqual(['lift']);
  expect(movesOf(<AmountInLead before="with a" amount="$300" after="credit line." />)).toEqual([
    'lift',
  ]);
  expect(movesOf(<LeadFigure term="Estimate" value="$560 to $735" />)).toEqual(['lift']);
  expect(
    movesOf(<ArrivingFacts facts={[{ term: 'Line', description: '$640', emphasis: true }]} />),
  ).toEqual(['lift']);
  expect(movesOf(<ClosingLine />)).toEqual(['rise']);
  expect(movesOf(<Details summary="More">Words</Details>)).toEqual(['unfold']);
});

test('a name does not move while it is typed', () => {
  expect(movesOf(<SignatureLine name="Homer" below={[]} />)).toEqual([]);
});
