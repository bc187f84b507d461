import { css, cx } from '../../../../styled-system/css';
import { cardFace } from '../../../ui/card-face';
import { PAGE_FIGURE } from '../../../ui/use-out-of-view';
import { staged } from '../../../ui/staged';
import { VisuallyHidden } from '../../../ui/visually-hidden';

const face = css({
  display: { base: 'flex', desktop: 'none' },
  flexDirection: 'column',
  gap: '1',
  padding: { base: '4', tablet: '6' },
  marginBlockStart: '4',
  marginBlockEnd: '4',
  // Visible in forced colors only.
  border: '1px solid transparent',
  borderRadius: 'medium',
  fontSize: 'body',
});
const figure = css({
  fontFamily: 'display',
  fontSize: 'amount',
  fontWeight: 'display',
  lineHeight: 'tight',
  letterSpacing: 'tight',
  fontVariantNumeric: 'tabular-nums',
});

const noteStyle = css({ fontSize: 'small' });

/** From 1024 px the sidebar shows it. */
export function LeadFigure({
  term,
  value,
  note,
}: {
  readonly term: string;
  readonly value: string;
  readonly note?: string | undefined;
}) {
  return (
    <span className={cx(cardFace, face)} {...PAGE_FIGURE}>
      <span>{term} </span>
      <span className={cx(figure, staged({ part: 'figure' }))}>
        {value}
        <VisuallyHidden>.</VisuallyHidden>
      </span>
      {note !== undefined && <span className={noteStyle}> {note}</span>}
    </span>
  );
}
