import { useController } from 'react-hook-form';
import { dateFormat } from '../../../catalogue/once';
import type { DepositGoal } from '../../../domain/deposit/deposit-schedule';
import { formatCents, formatDate } from '../../../domain/text/format';
import { FormMoneyField } from '../../../forms/form-fields';
import { RadioField } from '../../../ui/radio-field';
import { SelectField } from '../../../ui/select-field';
import { Stack } from '../../../ui/stack';
import { amountLimits, FREQUENCY_OPTIONS, type ScheduleValues } from './schedule-schema';

const weekday = dateFormat({ weekday: 'long', timeZone: 'UTC' });

/** "Tuesday, June 16, 2026" */
function dayText(date: string): string {
  return `${weekday(new Date(`${date}T00:00:00Z`))}, ${formatDate(date)}`;
}

export function ScheduleFields(props: {
  readonly goal: DepositGoal;
  readonly minimumDeposit: number;
  readonly dates: readonly string[];
}) {
  const { goal, minimumDeposit, dates } = props;
  const { minimum, maximum } = amountLimits(goal, minimumDeposit);
  const frequency = useController<ScheduleValues, 'frequency'>({ name: 'frequency' });
  const firstOn = useController<ScheduleValues, 'firstOn'>({ name: 'firstOn' });
  return (
    <Stack gap={6}>
      <FormMoneyField
        name="amount"
        label="Deposit amount"
        hint={`Between ${formatCents(minimum)} and ${formatCents(maximum)}`}
        inputMode="decimal"
      />
      <RadioField
        name="frequency"
        legend="How often?"
        columns
        options={FREQUENCY_OPTIONS}
        value={FREQUENCY_OPTIONS.find(({ value }) => value === frequency.field.value)?.value ?? ''}
        onValueChange={frequency.field.onChange}
        error={frequency.fieldState.error?.message}
      />
      <SelectField
        name="firstOn"
        label="First deposit date"
        options={[
          { value: '', label: 'Select a date' },
          ...dates.map((value) => ({ value, label: dayText(value) })),
        ]}
        value={dates.includes(firstOn.field.value) ? firstOn.field.value : ''}
        onValueChange={firstOn.field.onChange}
        error={firstOn.fieldState.error?.message}
      />
    </Stack>
  );
}
