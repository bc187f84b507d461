import type { ComponentType } from 'react';
import type { Flow } from '../../../catalogue/flows';
import { ChoicePicture } from '../../../ui/pictures/pen';
import { DoorPicture } from '../../../ui/pictures/end-pictures';
import { SavingsPicture } from '../../../ui/pictures/step-pictures';
import { CoinsPicture, HousePicture, RingPicture } from '../../../ui/pictures/thing-pictures';
import { InspectionPicture } from '../../../ui/pictures/waiting-pictures';

const SMALL: Readonly<Record<Flow, ComponentType>> = {
  item: RingPicture,
  cash: CoinsPicture,
  home: HousePicture,
};

export function BackingIcon({ flow }: { readonly flow: Flow }) {
  return <ChoicePicture of={SMALL[flow]} />;
}

export const BACKING_PICTURES: Readonly<Record<Flow, ComponentType>> = {
  item: InspectionPicture,
  cash: SavingsPicture,
  home: DoorPicture,
};
