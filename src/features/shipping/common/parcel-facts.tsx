import { formatCents, formatDate } from '../../../domain/text/format';
import type { Shipment } from '../../../domain/shipment/shipment';
import { KeyFacts } from '../../../ui/key-facts';
import { trackingNumberFact } from './tracking-number-fact';

/** Tracking number, days, insurance and destination of a parcel that is still to be handed over. */
export function ParcelFacts({ shipment }: { readonly shipment: Shipment }) {
  const { trackingNumber, shipBy, insuredValue, destination } = shipment;
  return (
    <KeyFacts
      items={[
        ...(shipBy === null ? [] : [{ term: 'Ship by', description: formatDate(shipBy) }]),
        ...trackingNumberFact(trackingNumber),
        { term: 'Insured for', description: formatCents(insuredValue) },
        {
          term: 'To',
          description: (
            <>
              {destination.name}
              {destination.addressLines.map((line) => (
                <div key={line}>{line}</div>
              ))}
            </>
          ),
        },
      ]}
    />
  );
}
