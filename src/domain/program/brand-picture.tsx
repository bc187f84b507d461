import { css } from '../../../styled-system/css';
import { useBrand } from './use-brand';

const picture = css({ display: 'block', width: 'full', height: 'auto' });

export function BrandPicture() {
  const { images } = useBrand();
  return <img src={images.emptyState} alt="" className={picture} width="240" height="160" />;
}
