import { css, cx } from '../../../../styled-system/css';
import { fullName } from '../../../catalogue/person-name';
import { CONTENT } from '../../../programs/content-config';
import { useBrand } from '../../../domain/program/use-brand';
import type { CurrentUser } from '../../../services/data/use-applicant';
import { printedCardFace } from '../../../ui/card-face';
import { staged } from '../../../ui/staged';

const place = css({
  containerType: 'inline-size',
  width: 'full',
  maxWidth: '28rem',
});
// Sizes are relative to the card's width.
const card = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  aspectRatio: '1.586',
  padding: '6.5cqw',
  borderRadius: '4cqw',
  border: '1px solid token(colors.cardLine)',
  boxShadow: 'high',
  overflow: 'hidden',
  _print: { boxShadow: 'none' },
});
// The illustration is visible on pages without a card background, too.
const GROUND = {
  background: 'cardFace',
  borderRadius: '2.5cqw',
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
} as const;
const logo = css({
  alignSelf: 'flex-start',
  width: 'auto',
  height: '11cqw',
  // Cards are dark in both color schemes.
  colorScheme: 'dark',
  '@media (forced-colors: active)': GROUND,
  _print: GROUND,
});
const chip = css({
  position: 'absolute',
  insetBlockStart: '38%',
  insetInlineStart: '6.5cqw',
  width: '20.5cqw',
  height: 'auto',
  fill: 'cardInk',
  stroke: 'cardFace',
  opacity: '0.92',
  _print: { fill: 'none', stroke: 'currentColor' },
  '@media (forced-colors: active)': { fill: 'Canvas', stroke: 'CanvasText' },
});
const waves = css({
  fill: 'none',
  stroke: 'cardInk',
  strokeWidth: '2',
  strokeLinecap: 'round',
  _print: { stroke: 'currentColor' },
  '@media (forced-colors: active)': { stroke: 'CanvasText' },
});
const foot = css({
  display: 'flex',
  alignItems: 'last baseline',
  justifyContent: 'space-between',
  gap: '4cqw',
  minWidth: '0',
});
const issuer = css({
  flexShrink: '0',
  maxWidth: '50%',
  // Keeps the text readable on the narrowest card.
  fontSize: 'max(3.2cqw, 0.75rem)',
  lineHeight: 'heading',
  textAlign: 'end',
  textWrap: 'balance',
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

/** Characters from which a name needs two lines. */
const LONG_NAME = 60;

/** Shows no card number: the portal doesn't know it. */
export function CardIllustration({
  user,
}: {
  readonly user: Pick<CurrentUser, 'firstName' | 'middleName' | 'lastName'>;
}) {
  const { logo: logoImage, texts } = useBrand();
  const name = fullName(user);
  return (
    <div className={place}>
      <div
        role="img"
        aria-label={`Your ${texts.cardName}${name === '' ? '' : `, in the name of ${name}`}`}
        className={cx(printedCardFace, card, staged({ part: 'card' }))}
      >
        <img src={logoImage} alt="" width="166" height="36" className={logo} />
        {/* The waves next to the chip mean contactless. */}
        <svg viewBox="1.7 1.7 60 26.6" className={chip} strokeWidth="1.4" aria-hidden="true">
          <rect x="1" y="1" width="38" height="28" rx="5" />
          <path d="M1 11h12M1 19h12M27 11h12M27 19h12M13 1v28M27 1v28M13 15h14" />
          <path
            className={waves}
            d="M46.5 11.5a6 6 0 0 1 0 7M50 9a10 10 0 0 1 0 12M53.5 6.5a14 14 0 0 1 0 17"
          />
        </svg>
        <div className={foot}>
          <span className={nameStyle} data-long={name.length > LONG_NAME || undefined}>
            {name}
          </span>
          <span className={issuer}>{CONTENT.bankName}</span>
        </div>
      </div>
    </div>
  );
}
