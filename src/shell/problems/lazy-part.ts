import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { log } from '../../services/log';
import { loadWholeStyles } from '../../services/whole-styles';

const nothing = (): null => null;

/**
 * A part of a page whose code is a file of its own. Where that does not come, `missing` stands in its place
 * and the page stays as it is, with everything typed.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  missing: ComponentType<Props> = nothing,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    try {
      const [part] = await Promise.all([load(), loadWholeStyles()]);
      return { default: part };
    } catch (error) {
      log.warn('A part of the page could not be loaded', { message: String(error) });
      return { default: missing };
    }
  });
}
