import type { ComponentType, ReactNode } from 'react';
import { log } from '../../services/log';
import { loadWholeStyles } from '../../services/whole-styles';
import { Coming } from './arriving';
import { useCode } from './use-code';

const nothing = (): null => null;

interface InItsPlace<Props> {
  /** Where the code does not come. */
  readonly missing?: ComponentType<Props>;
  /** Until it has come. */
  readonly meanwhile?: ReactNode;
}

/**
 * A part of a page whose code is a file of its own. Where that does not come, `missing` stands in its place
 * and the page stays as it is, with everything typed.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { missing = nothing, meanwhile }: InItsPlace<Props> = {},
): ComponentType<Props> {
  let come: ComponentType<Props> | null = null;
  const ready = (): ComponentType<Props> | null => come;
  const loadOrMiss = async (): Promise<ComponentType<Props>> => {
    try {
      [come] = await Promise.all([load(), loadWholeStyles()]);
      return come;
    } catch (error) {
      log.warn('A part of the page could not be loaded', { message: String(error) });
      return missing;
    }
  };
  return function LazyPart(props: Props): ReactNode {
    const Part = useCode(ready, loadOrMiss);
    if (Part !== null) return <Part {...props} />;
    return (
      <>
        <Coming />
        {meanwhile}
      </>
    );
  };
}
