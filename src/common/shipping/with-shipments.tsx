import type { ReactNode } from 'react';
import { QueryProblem } from '../problems/problem-panel';
import { Screen } from '../screen/screen';
import { Main } from '../../ui/main';
import { Skeleton } from '../../ui/skeleton';
import type { Addresses } from '../addresses/use-addresses';
import type { Shipments } from './use-shipments';

/** Shows a screen once its shipments are known, and why they are not. */
export function WithShipments({
  heading,
  shipments,
  addresses,
  children,
}: {
  /** Of the screen while they could not be read. */
  readonly heading: string;
  readonly shipments: Shipments;
  /** Of a screen that also asks where to ship from. */
  readonly addresses?: Pick<Addresses, 'ready'>;
  children(): ReactNode;
}) {
  if (shipments.ready && addresses?.ready !== false) return children();
  if (shipments.problem !== null) {
    return (
      <Screen heading={heading} loaded={false}>
        <QueryProblem problem={shipments.problem} onRetry={() => void shipments.refetch()} />
      </Screen>
    );
  }
  return (
    <Main>
      <Skeleton shape="status" />
    </Main>
  );
}
