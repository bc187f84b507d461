import type { ComponentType } from 'react';
import { css } from '../../../../styled-system/css';
import type { Flow } from '../../../catalogue/flows';
import { DoorPicture } from '../../../ui/pictures/end-pictures';
import { SavingsPicture } from '../../../ui/pictures/step-pictures';
import { CoinsPicture, HousePicture, RingPicture } from '../../../ui/pictures/thing-pictures';
import { InspectionPicture } from '../../../ui/pictures/waiting-pictures';

const small = css({ display: 'block', width: '3rem' });

const SMALL: Readonly<Record<Flow, ComponentType>> = {
  item: RingPicture,
  cash: CoinsPicture,
  home: HousePicture,
};

/** What backs a kind of card, small, beside its words. */
export function BackingIcon({ flow }: { readonly flow: Flow }) {
  const Picture = SMALL[flow];
  return (
    <span className={small}>
      <Picture />
    </span>
  );
}

/** The same, large, beside the answer. */
export const BACKING_PICTURES: Readonly<Record<Flow, ComponentType>> = {
  item: InspectionPicture,
  cash: SavingsPicture,
  home: DoorPicture,
};
