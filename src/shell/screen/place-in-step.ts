import type { ScreenId } from '../../catalogue/screens';
import type { PlaceInStep } from '../../ui/step-progress';

/** Screens with the same step as forms of several parts: the first is before all of these, the last behind them. */
const PLACES: Partial<Record<ScreenId, PlaceInStep>> = {
  'quick-appraisal': 'begun',
  'asset-cart': 'nearlyWhole',
};

/** Where a screen stands in its step; undefined where it is alone there, or not told. */
export const placeInStep = (screen: ScreenId): PlaceInStep | undefined => PLACES[screen];
