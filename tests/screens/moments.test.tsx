import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import config from '../../panda.config';
import { BrandContext } from '../../src/domain/program/use-brand';
import { RangeBar } from '../../src/domain/item/estimate/range-bar';
import { SignatureLine } from '../../src/features/agreements/common/signature-line';
import { ClosingLine } from '../../src/features/agreements/congratulations/account-open';
import { CardIllustration } from '../../src/features/agreements/congratulations/card-illustration';
import { GrantedLine } from '../../src/features/agreements/congratulations/granted-line';
import { LeadFigure } from '../../src/features/shipping/pre-qualified/lead-figure';
import { loadBrand } from '../../src/programs/registry';
import { Details } from '../../src/ui/details';
import { enterAnimation } from '../../src/ui/enter-animation';
import { Timeline } from '../../src/ui/timeline';
import { LineSummary } from '../../src/features/deposit/credit-line/line-summary';
import { StepProgress } from '../../src/ui/step-progress';
import { ArrivingFacts } from '../../src/features/offer/offer/offer-screen';
import { staged } from '../../src/ui/staged';
import { TOKENS } from '../../src/ui/tokens';

const STILL = 'motionReduce:anim_none';

const brand = { ...(await loadBrand('trovy')), id: 'trovy' as const };
const user = { firstName: 'Homer', middleName: null, lastName: 'Equityson' };

/** Nothing moves with reduced motion. */
function movesOf(drawn: ReactNode): readonly string[] {
  const html = renderToStaticMarkup(<BrandContext value={brand}>{drawn}</BrandContext>);
  return [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => {
    const classes = names.split(' ');
    const move = classes.find((name) => name.startsWith('anim_'));
    if (move === undefined) return [];
    expect(classes, move).toContain(STILL);
    return [move.replace(/^anim_/, '')];
  });
}

test.each(staged.variantMap.part)(
  'the entry animation of %s is short, single and off with reduced motion',
  (part) => {
    const { animation, _motionReduce } = staged.raw({ part });
    const { value } = TOKENS.animations[animation as keyof typeof TOKENS.animations];
    expect(Object.keys(config.theme?.keyframes ?? {})).toContain(value.split(' ')[0]);
    expect(value).toContain(' {durations.calm} ');
    // Until its turn it is at its start position.
    expect(value).toMatch(/ backwards$/);
    expect(_motionReduce).toEqual({ animation: 'none' });
  },
);

test('each milestone screen has its entry animation', () => {
  expect(movesOf(<RangeBar low={56_000} high={73_500} />)).toEqual(['stagedRange']);
  expect(movesOf(<SignatureLine name="Homer" below={[]} written />)).toEqual(['stagedHand']);
  expect(movesOf(<CardIllustration user={user} />)).toEqual(['stagedCard']);
  expect(movesOf(<GrantedLine cents={30_000} />)).toEqual(['stagedFigure']);
  expect(movesOf(<LeadFigure term="Estimate" value="$560 to $735" />)).toEqual(['stagedFigure']);
  expect(
    movesOf(<ArrivingFacts facts={[{ term: 'Line', description: '$640', emphasis: true }]} />),
  ).toEqual(['stagedFigure']);
  expect(movesOf(<ClosingLine />)).toEqual(['stagedNext']);
  expect(movesOf(<Details summary="More">Words</Details>)).toEqual(['unfold']);
});

test('the next form page slides in forward, the previous one back, and the head stays', () => {
  const direction = (from?: 'forward' | 'back') =>
    movesOf(<div className={enterAnimation({ direction: from })} />);
  expect(direction()).toEqual([]);
  expect(direction('forward')).toEqual(['forward']);
  expect(direction('back')).toEqual(['back']);
  const way = (arrives: boolean) => (
    <Timeline
      arrives={arrives}
      steps={[
        { state: 'done', title: 'Your items' },
        { state: 'done', title: 'Your account' },
        { state: 'now', title: 'Address' },
      ]}
    />
  );
  expect(movesOf(way(false))).toEqual([]);
  expect(movesOf(way(true))).toEqual(['fade']);
  expect(renderToStaticMarkup(way(true)).match(/before:anim_drawLine/g)).toHaveLength(1);
  expect(movesOf(<LineSummary line={30_000} />)).toEqual(['stagedFigure', 'stagedFigure']);
  const rail = (fills: boolean) =>
    renderToStaticMarkup(<StepProgress step={{ number: 2, of: 5, name: 'You' }} fills={fills} />);
  expect(rail(true).match(/starting:/g)).toHaveLength(1);
  expect(rail(false)).not.toContain('starting:');
});

test('typed letters fade in without moving the name', () => {
  expect(movesOf(<SignatureLine name="Ana" below={[]} />)).toEqual(['fade', 'fade', 'fade']);
});
