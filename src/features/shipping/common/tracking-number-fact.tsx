import { CopyLine } from '../../../ui/copy-line';
import type { KeyFact } from '../../../ui/key-facts';
import { Stack } from '../../../ui/stack';

/** A tracking number and the button that copies it; nothing where there is none yet. */
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
