import { formatCents, formatDate } from '../../../domain/text/format';
import type { Shipment } from '../../../domain/shipment/shipment';
import { CopyLine } from '../../../ui/copy-line';
import { KeyFacts } from '../../../ui/key-facts';
import { Stack } from '../../../ui/stack';

/** Tracking number, days, insurance and destination of a parcel that is still to be handed over. */
export function ParcelFacts({ shipment }: { readonly shipment: Shipment }) {
  const { trackingNumber, shipBy, insuredValue, destination } = shipment;
  return (
    <KeyFacts
      items={[
        ...(shipBy === null ? [] : [{ term: 'Ship by', description: formatDate(shipBy) }]),
        ...(trackingNumber === null
          ? []
          : [
              {
                term: 'Tracking number',
                lines: true,
                description: (
                  <Stack gap={2}>
                    <span>{trackingNumber}</span>
                    <CopyLine value={trackingNumber} label="Copy Number" atEnd />
                  </Stack>
                ),
              },
            ]),
        { term: 'Insured for', description: formatCents(insuredValue) },
        {
          term: 'To',
          lines: true,
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
