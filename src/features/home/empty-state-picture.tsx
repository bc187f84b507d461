import { css } from '../../../styled-system/css';
import { useBrand } from '../../domain/program/use-brand';

const picture = css({ width: 'full', maxWidth: '16rem', height: 'auto', marginInline: 'auto' });

/** The brand's drawing for where there is nothing yet. Says nothing that the words do not. */
export function EmptyStatePicture() {
  const { images } = useBrand();
  return <img src={images.emptyState} alt="" className={picture} width="256" height="160" />;
}
