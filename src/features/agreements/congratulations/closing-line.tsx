import { css, cx } from '../../../../styled-system/css';
import { useBrand } from '../../../domain/program/use-brand';
import { staged } from '../../../ui/staged';

const line = css({
  fontFamily: 'display',
  fontWeight: 'display',
  fontSize: 'subheading',
  color: 'accentText',
});

/** The brand's last word, under the card and once that lies there, in its own voice. */
export function ClosingLine() {
  return <p className={cx(line, staged({ part: 'next' }))}>{useBrand().texts.closingLine}</p>;
}
