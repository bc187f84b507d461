import { css } from '../../../../styled-system/css';
import { useBrand } from '../../../domain/program/use-brand';

const line = css({
  fontFamily: 'display',
  fontWeight: 'display',
  fontSize: 'subheading',
  letterSpacing: 'tight',
  color: 'accentText',
});

/** The brand's last word, in its own face, where all is done. */
export function ClosingLine() {
  return <p className={line}>{useBrand().texts.closingLine}</p>;
}
