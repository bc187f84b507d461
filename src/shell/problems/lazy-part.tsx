import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { log } from '../../services/log';

/**
 * A part of the page that loads later than what is around it. Until then the page shows `meanwhile`, and an element with
 * `data-loading` tells tests that the page isn't complete.
 */
export function Arriving({
  meanwhile,
  children,
}: {
  readonly meanwhile?: ReactNode;
  readonly children: ReactNode;
}) {
  const fallback = (
    <>
      <span hidden data-loading />
      {meanwhile}
    </>
  );
  return <Suspense fallback={fallback}>{children}</Suspense>;
}

const nothing = (): null => null;

interface LazyPartOptions<Props> {
  /** Rendered if the code can't be loaded. */
  readonly missing?: ComponentType<Props>;
  /** Rendered while the code loads. */
  readonly meanwhile?: ReactNode;
}

/** A part of a page in a separate file. If it can't be loaded, the rest of the page stays, with everything typed. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { missing = nothing, meanwhile }: LazyPartOptions<Props> = {},
): ComponentType<Props> {
  const create = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        log.warn('A part of the page could not be loaded', { message: String(error) });
        // `lazy` keeps its outcome: the next mount tries again.
        current = create();
        return { default: missing };
      }
    });
  let current = create();
  return function LazyPart(props: Props): ReactNode {
    const [Part] = useState(() => current);
    return (
      <Arriving meanwhile={meanwhile}>
        <Part {...props} />
      </Arriving>
    );
  };
}
