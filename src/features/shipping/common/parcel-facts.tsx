import { css } from '../../../../styled-system/css';
import { formatCents, formatDate } from '../../../domain/text/format';
import type { Shipment } from '../../../domain/shipment/shipment';
import { CopyLine } from '../../../ui/copy-line';
import { KeyFacts } from '../../../ui/key-facts';
import { Stack } from '../../../ui/stack';

const number = css({ overflowWrap: 'anywhere' });

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
                description: (
                  <Stack gap={2}>
                    <span className={number}>{trackingNumber}</span>
                    <CopyLine value={trackingNumber} label="Copy Number" />
                  </Stack>
                ),
              },
            ]),
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
