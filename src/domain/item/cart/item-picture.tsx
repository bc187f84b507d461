import { useState } from 'react';
import { css } from '../../../../styled-system/css';
import { KindIcon } from '../kind-icons';
import type { CartItem } from './use-item-cart';

const frame = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  // In large text the words need the space.
  width: 'min(4.5rem, 22vw)',
  aspectRatio: '1',
  borderRadius: 'small',
  background: 'accentSoft',
  fontSize: '1.5rem',
  overflow: 'hidden',
  // Gives photos with the page's background color an edge.
  position: 'relative',
  _after: {
    content: '""',
    position: 'absolute',
    inset: '0',
    borderRadius: 'inherit',
    boxShadow: 'inset 0 0 0 1px color-mix(in srgb, token(colors.foreground) 12%, transparent)',
  },
});
const photo = css({
  width: 'full',
  height: 'full',
  objectFit: 'cover',
  // Dims photos with a white background in the dark scheme.
  _dark: { filter: 'brightness(0.82)' },
});

/** Shows an illustration of the kind if there is no photo. */
export function ItemPicture({
  item,
}: {
  readonly item: Pick<CartItem, 'kind' | 'name' | 'photos'>;
}) {
  const [broken, setBroken] = useState(false);
  const [first] = item.photos;
  const words = `Photo of ${item.name}`;
  return (
    <span className={frame}>
      {first === undefined || broken ? (
        <KindIcon kind={item.kind} />
      ) : (
        <img
          src={first.url}
          alt={words}
          className={photo}
          loading="lazy"
          onError={() => setBroken(true)}
        />
      )}
    </span>
  );
}
