import type { ScreenId } from '../../catalogue/screens';
import { configuration } from '../../services/configuration/configuration';

/** Where somebody who searches may arrive. Everything else is somebody's own, or a step within something. */
const FOUND: ReadonlySet<ScreenId | null | undefined> = new Set<ScreenId>([
  'login',
  'quick-appraisal',
]);

/** How a page comes that searches may name, unless it says otherwise later. */
const LEAVE = 'all';

let came: string | null = null;

/** Says on the page whether searches may name it: never where it came without leave, as a copy that is for trying out. */
export function tellCrawlers(screen: ScreenId | null | undefined): void {
  const meta = document.head.querySelector<HTMLMetaElement>('meta[name="robots"]');
  if (meta === null) return;
  came ??= meta.content;
  const found = came === LEAVE && FOUND.has(screen) && configuration().crawling;
  meta.content = found ? LEAVE : 'noindex';
}
