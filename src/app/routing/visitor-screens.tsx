import type { ReactNode } from 'react';
import type { VisitorScreenId } from '../../catalogue/journey/entry';
import type { VisitorScreenProps } from '../../shell/screen/screen-context';
import { WaitingScreen } from '../../shell/screen/waiting-screen';
import { routeScreens } from './route-screens';

type VisitorScreen = (props: VisitorScreenProps) => ReactNode;
type Loader = () => Promise<VisitorScreen>;

const itemQuestions: Loader = async () =>
  (await import('../../features/quick-appraisal/item/item-screen')).ItemScreen;

/** Where the code of each of these screens is. */
export const VISITOR_LOADERS: Readonly<Record<VisitorScreenId, Loader>> = {
  'quick-appraisal': async () =>
    (await import('../../features/quick-appraisal/choose-kind/choose-kind-screen'))
      .ChooseKindScreen,
  'quick-appraisal-metal': itemQuestions,
  'quick-appraisal-gemstone': itemQuestions,
  'quick-appraisal-ring': itemQuestions,
  'quick-appraisal-earrings': itemQuestions,
  'quick-appraisal-necklace': itemQuestions,
  'quick-appraisal-watch': itemQuestions,
  'quick-appraisal-other': itemQuestions,
};

/** The screens of the quick appraisal for somebody who is not signed in. */
export const VISITOR_ROUTES = routeScreens(VISITOR_LOADERS, () => <WaitingScreen />);
