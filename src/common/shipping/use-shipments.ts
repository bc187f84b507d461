import { useQuery } from '@apollo/client/react';
import { ShipmentsDocument } from '../../contract/generated/documents';
import { readProblem, type OperationProblem } from '../../services/data/operation-error';
import type { Shipment, ShippedCart } from './shipment';

/** The items' way to us and back, and what is in the parcel. */
export interface Shipments {
  readonly shipment: Shipment | null;
  readonly returnShipment: Shipment | null;
  readonly cart: ShippedCart | null;
  /** False until the first answer is there. */
  readonly ready: boolean;
  readonly problem: OperationProblem | null;
  refetch(): Promise<void>;
}

/** Reads the shipments anew on every screen. `pollMs` > 0 asks again while the page is visible. */
export function useShipments({ pollMs = 0 }: { readonly pollMs?: number } = {}): Shipments {
  const { data, error, loading, refetch } = useQuery(ShipmentsDocument, {
    fetchPolicy: 'cache-and-network',
    pollInterval: pollMs,
    skipPollAttempt: () => document.visibilityState === 'hidden',
  });
  const application = data?.currentUser?.creditApplication ?? null;
  return {
    shipment: (application?.shipment ?? null) as Shipment | null,
    returnShipment: (application?.returnShipment ?? null) as Shipment | null,
    cart: (application?.itemCart ?? null) as ShippedCart | null,
    ready: application !== null,
    problem: readProblem({ error, loading }, application),
    refetch: async () => {
      await refetch();
    },
  };
}
