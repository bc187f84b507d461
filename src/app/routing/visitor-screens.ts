import type { VisitorScreenId } from '../../catalogue/journey/entry';
import type { VisitorScreenProps } from '../../shell/screen/screen-context';
import { lazyRoute, type LazyRoute } from './lazy-route';

const itemScreen = (): LazyRoute<VisitorScreenProps> =>
  lazyRoute(
    async () => (await import('../../features/quick-appraisal/item/item-screen')).ItemScreen,
  );

export const VISITOR_SCREENS: Readonly<Record<VisitorScreenId, LazyRoute<VisitorScreenProps>>> = {
  'quick-appraisal': lazyRoute(
    async () =>
      (await import('../../features/quick-appraisal/choose-kind/choose-kind-screen'))
        .ChooseKindScreen,
  ),
  'credit-line': lazyRoute(
    async () =>
      (await import('../../features/deposit/credit-line/credit-line-screen')).CreditLineScreen,
  ),
  'quick-appraisal-metal': itemScreen(),
  'quick-appraisal-gemstone': itemScreen(),
  'quick-appraisal-ring': itemScreen(),
  'quick-appraisal-earrings': itemScreen(),
  'quick-appraisal-necklace': itemScreen(),
  'quick-appraisal-watch': itemScreen(),
  'quick-appraisal-other': itemScreen(),
};
