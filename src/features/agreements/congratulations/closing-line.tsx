import { css } from '../../../../styled-system/css';
import { useBrand } from '../../../domain/program/use-brand';

const line = css({ color: 'muted', maxWidth: '28rem' });

/** The brand's last word, under the card that comes: a caption of it, no heading of what follows. */
export function ClosingLine() {
  return <p className={line}>{useBrand().texts.closingLine}</p>;
}
