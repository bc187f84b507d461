import type { ComponentType } from 'react';
import type { ItemKindName } from '../../catalogue/items';
import { ChoicePicture } from '../../ui/pictures/pen';
import {
  BarsPicture,
  EarringsPicture,
  GemPicture,
  NecklacePicture,
  OtherPicture,
  RingPicture,
  WatchPicture,
} from '../../ui/pictures/thing-pictures';

const PICTURES: Readonly<Record<ItemKindName, ComponentType>> = {
  METAL: BarsPicture,
  GEMSTONE: GemPicture,
  RING: RingPicture,
  EARRINGS: EarringsPicture,
  NECKLACE: NecklacePicture,
  WATCH: WatchPicture,
  OTHER: OtherPicture,
};

export function KindIcon({ kind }: { readonly kind: ItemKindName }) {
  return <ChoicePicture of={PICTURES[kind]} />;
}
