import { useState } from 'react';
import {
  ACCOUNT_ENDINGS,
  TEST_ACCOUNT_NUMBER,
  TEST_CARDS,
  TEST_ROUTING_NUMBER,
} from '../../../../fixtures/payment-values';
import { CopyLine } from '../../../../src/ui/copy-line';
import { SelectField } from '../../../../src/ui/select-field';
import { Stack } from '../../../../src/ui/stack';

const VALUES = [
  ...TEST_CARDS.map(({ number, description }) => ({
    value: number,
    label: `Card ••${number.slice(-4)}: ${description}`,
  })),
  { value: TEST_ROUTING_NUMBER, label: 'Routing number' },
  ...ACCOUNT_ENDINGS.map(({ ending, description }) => ({
    value: `${TEST_ACCOUNT_NUMBER.slice(0, -4)}${ending}`,
    label: `Account ••${ending}: ${description}`,
  })),
];

const [FIRST = { value: '', label: '' }] = VALUES;

/** Test cards and accounts with special outcomes, to copy. */
export function TestValues() {
  const [chosen, setChosen] = useState(FIRST.value);
  return (
    <Stack gap={2}>
      <SelectField
        name="debugger.testValue"
        label="Test card or account"
        options={VALUES}
        value={chosen}
        onValueChange={setChosen}
      />
      <CopyLine value={chosen} label="Copy Number" />
    </Stack>
  );
}
