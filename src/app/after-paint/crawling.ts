import type { ScreenId } from '../../catalogue/screens';
import { configuration } from '../../services/configuration/configuration';

/** Where somebody who searches may arrive. Everything else is somebody's own, or a step within something. */
const FOUND: ReadonlySet<ScreenId | null | undefined> = new Set<ScreenId>([
  'login',
  'quick-appraisal',
]);

/** Says on the page whether searches may name it: never a copy with the mock, for nobody can apply there. */
export function tellCrawlers(screen: ScreenId | null | undefined): void {
  const found = FOUND.has(screen) && configuration().crawling && !__MOCK__;
  const meta = document.head.querySelector<HTMLMetaElement>('meta[name="robots"]');
  if (meta !== null) meta.content = found ? 'all' : 'noindex';
}
