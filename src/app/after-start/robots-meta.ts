import type { ScreenId } from '../../catalogue/screens';
import { configuration } from '../../services/configuration/configuration';

/** All others are personal, or steps within a flow. */
const FOUND: ReadonlySet<ScreenId | null | undefined> = new Set<ScreenId>([
  'login',
  'quick-appraisal',
]);

const LEAVE = 'all';

let came: string | null = null;

/** Never indexable if the page was served without permission, such as by a test deployment. */
export function setRobotsMeta(screen: ScreenId | null | undefined): void {
  const meta = document.head.querySelector<HTMLMetaElement>('meta[name="robots"]');
  if (meta === null) return;
  came ??= meta.content;
  const found = came === LEAVE && FOUND.has(screen) && configuration().crawling;
  meta.content = found ? LEAVE : 'noindex';
}
