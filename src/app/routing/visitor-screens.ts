import { lazy, type LazyExoticComponent, type ReactNode } from 'react';
import type { VisitorScreenId } from '../../catalogue/journey/entry';
import type { VisitorScreenProps } from '../../shell/screen/screen-context';
import { loadRoute } from './route-load-error';

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

const components = new Map<VisitorScreenId, LazyExoticComponent<VisitorScreen>>();

/** The lazily loaded component of a screen; the same one each time. */
export function visitorScreen(id: VisitorScreenId) {
  const known = components.get(id);
  if (known) return known;
  const component = lazy(() => loadRoute(async () => ({ default: await VISITOR_LOADERS[id]() })));
  components.set(id, component);
  return component;
}
