import { css } from '../../../styled-system/css';
import { CopyLine } from '../../ui/copy-line';
import { Heading } from '../../ui/heading';
import { Stack } from '../../ui/stack';

const TEST_CARD = '4242 4242 4242 4242';

const number = css({ fontVariantNumeric: 'tabular-nums', fontWeight: 'strong' });

/** The card number that always pays. */
export function TestCardSection() {
  return (
    <Stack gap={3}>
      <Heading level={3}>Test card</Heading>
      <p className={number}>{TEST_CARD}</p>
      <CopyLine value={TEST_CARD} label="Copy Card Number" />
    </Stack>
  );
}
