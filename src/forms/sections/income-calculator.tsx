import { useState } from 'react';
import { css } from '../../../styled-system/css';
import { Button } from '../../ui/button';
import { Details } from '../../ui/details';
import { MoneyField } from '../../ui/money-field';
import { Stack } from '../../ui/stack';
import { RadioField } from '../../ui/radio-field';
import { TextField } from '../../ui/text-field';
import { PAY_FREQUENCIES } from '../fields/income-rules';
import {
  payEntryProblems,
  yearlyIncome,
  type PayEntry,
  type PayFrequency,
} from '../fields/yearly-income';
import { formatDollars } from '../../domain/text/format';
import { groupMoney } from '../../catalogue/read-number';

const outcome = css({ marginBlockEnd: '4' });

const KINDS = [
  { value: 'pay', label: 'By the amount I’m paid' },
  { value: 'hourly', label: 'By the hour' },
] as const;

export interface IncomeCalculatorProps {
  /** Whole dollars per year. */
  onUse(dollars: number): void;
}

export function IncomeCalculator({ onUse }: IncomeCalculatorProps) {
  const [kind, setKind] = useState<PayEntry['kind']>('pay');
  const [amount, setAmount] = useState('');
  const [frequency, setFrequency] = useState<PayFrequency | ''>('');
  const [rate, setRate] = useState('');
  const [hours, setHours] = useState('');
  const [calculated, setCalculated] = useState(false);
  const entry: PayEntry =
    kind === 'pay' ? { kind, amount, frequency } : { kind: 'hourly', rate, hours };
  const problems = calculated ? payEntryProblems(entry) : {};
  const result = yearlyIncome(entry);
  const use = (): void => {
    setCalculated(true);
    if (result !== null) onUse(result.dollars);
  };
  return (
    <Details summary="Calculate my annual income">
      <Stack gap={6}>
        <RadioField
          name="incomeCalculator.kind"
          legend="How do you want to calculate it?"
          options={KINDS}
          value={kind}
          onValueChange={setKind}
        />
        {kind === 'pay' ? (
          <>
            <MoneyField
              name="incomeCalculator.amount"
              label="Amount before taxes"
              hint="Each time you are paid"
              value={amount}
              onValueChange={setAmount}
              format={groupMoney}
              inputMode="decimal"
              error={problems['amount']}
            />
            <RadioField
              name="incomeCalculator.frequency"
              legend="How often are you paid?"
              hint="We use this to calculate your annual income"
              options={PAY_FREQUENCIES}
              value={frequency}
              onValueChange={setFrequency}
              error={problems['frequency']}
            />
          </>
        ) : (
          <>
            <MoneyField
              name="incomeCalculator.rate"
              label="Hourly rate before taxes"
              value={rate}
              onValueChange={setRate}
              format={groupMoney}
              inputMode="decimal"
              error={problems['rate']}
            />
            <TextField
              name="incomeCalculator.hours"
              label="Hours a week"
              value={hours}
              onValueChange={setHours}
              autoComplete="off"
              inputMode="decimal"
              width="four"
              error={problems['hours']}
            />
          </>
        )}
        <div>
          <div role="status">
            {result !== null && (
              <p className={outcome}>
                {result.multiplication} <strong>= {formatDollars(result.dollars)} per year</strong>
              </p>
            )}
          </div>
          <Button variant="secondary" size="small" onClick={use}>
            Use This Amount
          </Button>
        </div>
      </Stack>
    </Details>
  );
}
