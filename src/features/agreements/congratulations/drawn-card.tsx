import { css, cx } from '../../../../styled-system/css';
import { fullName } from '../../../catalogue/person-name';
import { formatCents } from '../../../domain/text/format';
import { useBrand } from '../../../domain/program/use-brand';
import type { CurrentUser } from '../../../services/data/use-applicant';
import { printedCardFace } from '../../../ui/card-face';

const place = css({ containerType: 'inline-size', width: 'full', maxWidth: '24rem' });
// Sizes follow the width of the card, as on a card of plastic.
const card = css({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  aspectRatio: '1.586',
  padding: '6.5cqw',
  borderRadius: '4cqw',
  border: '1px solid token(colors.cardLine)',
  boxShadow: 'high',
  overflow: 'hidden',
  animation: 'rise 180ms ease-out',
  _motionReduce: { animation: 'none' },
  _print: { boxShadow: 'none' },
});
const top = css({ display: 'flex', alignItems: 'center', gap: '3cqw' });
// It is drawn for the card: where the card has no colour, it brings that along.
const GROUND = {
  background: 'cardFace',
  borderRadius: '2.5cqw',
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
} as const;
const mark = css({
  width: '11cqw',
  height: '11cqw',
  flexShrink: '0',
  '@media (forced-colors: active)': GROUND,
  _print: GROUND,
});
const program = css({
  fontFamily: 'display',
  fontWeight: 'display',
  fontSize: '6.2cqw',
  lineHeight: 'tight',
  letterSpacing: 'tight',
});
const lineStyle = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '1.5cqw',
  fontSize: '3.6cqw',
  lineHeight: 'heading',
  '& > span': {
    fontFamily: 'display',
    fontWeight: 'display',
    fontSize: '10.5cqw',
    lineHeight: '1',
    letterSpacing: 'tight',
    fontVariantNumeric: 'tabular-nums',
  },
});
// The figure stands where the pattern is not.
const middle = css({
  display: 'flex',
  flexDirection: 'row-reverse',
  alignItems: 'center',
  justifyContent: 'space-between',
});
const chip = css({
  width: '12cqw',
  height: 'auto',
  fill: 'none',
  stroke: 'cardInk',
  '@media (forced-colors: active)': { stroke: 'CanvasText' },
});
const foot = css({ display: 'flex', flexDirection: 'column', gap: '2cqw', minWidth: '0' });
const digits = css({
  fontSize: '6cqw',
  lineHeight: '1',
  letterSpacing: '0.14em',
  whiteSpace: 'nowrap',
});
const nameStyle = css({
  fontSize: '4.6cqw',
  '&[data-long]': { fontSize: '3.4cqw' },
  lineHeight: 'heading',
  fontWeight: 'medium',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  lineClamp: '3',
});

/** Letters that stand on two lines of the card. */
const LONG_NAME = 60;

/** The card that comes, in the brand's colours and the applicant's name. Its number is not known here: dots stand for it. */
export function DrawnCard({
  user,
  line = null,
}: {
  readonly user: CurrentUser;
  /** The credit line, cents; null where the screen says it in large figures itself. */
  readonly line?: number | null;
}) {
  const { favicon, texts } = useBrand();
  const name = fullName(user);
  return (
    <div className={place}>
      <div
        role="img"
        aria-label={`Your ${texts.cardName}${name === '' ? '' : `, in the name of ${name}`}`}
        className={cx(printedCardFace, card)}
      >
        <div className={top}>
          {/* Without its ground: the card is the ground. */}
          <img src={`${favicon}#bare`} alt="" width="32" height="32" className={mark} />
          <span className={program}>{texts.programName}</span>
        </div>
        <div className={middle}>
          <svg viewBox="0 0 40 30" className={chip} strokeWidth="1.6" aria-hidden="true">
            <rect x="1" y="1" width="38" height="28" rx="5" />
            <path d="M1 11h12M1 19h12M27 11h12M27 19h12M13 1v28M27 1v28M13 15h14" />
          </svg>
          {line !== null && (
            <div className={lineStyle}>
              Credit line
              <span>{formatCents(line)}</span>
            </div>
          )}
        </div>
        <div className={foot}>
          <span className={digits}>•••• •••• •••• ••••</span>
          <span className={nameStyle} data-long={name.length > LONG_NAME || undefined}>
            {name}
          </span>
        </div>
      </div>
    </div>
  );
}
