import { Suspense, useEffect, type ReactNode } from 'react';

let coming = 0;

/** How many parts of the page are still to come. */
export const partsComing = (): number => coming;

/** Stands where a part is still to come, so that whoever waits for the whole page knows. */
export function Coming(): ReactNode {
  useEffect(() => {
    coming += 1;
    return () => {
      coming -= 1;
    };
  }, []);
  return null;
}

/**
 * Where a part of the page comes by itself, later than what is around it. Until then `meanwhile` stands
 * there, and whoever waits for the whole page knows that something is to come.
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
      <Coming />
      {meanwhile}
    </>
  );
  return <Suspense fallback={fallback}>{children}</Suspense>;
}
