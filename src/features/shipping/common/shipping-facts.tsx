import { formatCents } from '../../../domain/text/format';
import { PlainList } from '../../../ui/plain-list';
import { Heading } from '../../../ui/heading';
import { Stack } from '../../../ui/stack';

/** `insuredMaximum` is in cents. */
export function ShippingFacts({ insuredMaximum }: { readonly insuredMaximum: number }) {
  return (
    <Stack gap={3}>
      <Heading level={2}>Good to know</Heading>
      <PlainList
        items={[
          'Shipping is free, both ways.',
          `Your items are insured up to ${formatCents(insuredMaximum)} from the first carrier scan.`,
          'A signature is required on delivery, both ways.',
          'We can’t ship to or from a P.O. box.',
        ]}
      />
    </Stack>
  );
}
