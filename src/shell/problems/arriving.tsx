import { Suspense, useEffect, type ReactNode } from 'react';

let coming = 0;

/** How many parts of the page are still to come: React draws them up to 300 ms after their code is there. */
export const partsComing = (): number => coming;

function Coming(): ReactNode {
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
