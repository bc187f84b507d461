import { formatCents, formatDate } from '../../../domain/text/format';
import type { Shipment } from '../../../domain/shipment/shipment';
import { KeyFacts, type KeyFact } from '../../../ui/key-facts';
import { CopyLine } from '../../../ui/copy-line';
import { Stack } from '../../../ui/stack';

/** For a parcel that hasn't been handed over. */
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

/** Empty if there is no number yet. */
export function trackingNumberFact(trackingNumber: string | null): readonly KeyFact[] {
  if (trackingNumber === null) return [];
  return [
    {
      term: 'Tracking number',
      description: (
        <Stack gap={2}>
          <span>{trackingNumber}</span>
          <CopyLine value={trackingNumber} label="Copy Number" at="end" />
        </Stack>
      ),
    },
  ];
}
