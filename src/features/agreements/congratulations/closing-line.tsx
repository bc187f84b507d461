import { css, cx } from '../../../../styled-system/css';
import { useBrand } from '../../../domain/program/use-brand';
import { staged } from '../../../ui/staged';

const line = css({ color: 'muted', maxWidth: '28rem' });

/** The brand's last word, under the card and once that lies there: a caption of it, no heading of what follows. */
export function ClosingLine() {
  return <p className={cx(line, staged({ part: 'next' }))}>{useBrand().texts.closingLine}</p>;
}
