import type { ComponentType } from 'react';
import { css } from '../../../styled-system/css';
import type { ItemKindName } from '../../catalogue/items';
import {
  BarsPicture,
  EarringsPicture,
  GemPicture,
  NecklacePicture,
  OtherPicture,
  RingPicture,
  WatchPicture,
} from '../../ui/pictures/thing-pictures';

const place = css({ display: 'block', width: '3rem' });

const PICTURES: Readonly<Record<ItemKindName, ComponentType>> = {
  METAL: BarsPicture,
  GEMSTONE: GemPicture,
  RING: RingPicture,
  EARRINGS: EarringsPicture,
  NECKLACE: NecklacePicture,
  WATCH: WatchPicture,
  OTHER: OtherPicture,
};

/** The drawing of a kind of item; says nothing that the words beside it do not. */
export function KindIcon({ kind }: { readonly kind: ItemKindName }) {
  const Picture = PICTURES[kind];
  return (
    <span className={place}>
      <Picture />
    </span>
  );
}
