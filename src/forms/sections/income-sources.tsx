import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { fieldId } from '../../ui/field-id';
import { Card } from '../../ui/stack';
import { SummaryList } from '../../ui/summary-list';
import { useFocusSwap } from '../../ui/use-focus-swap';
import { INCOME_SOURCES } from '../fields/income-rules';
import { FormCheckboxGroup } from '../form-fields';
import { formatDollars } from '../../domain/text/format';

const NAME = 'incomeSources';
const LEGEND = 'Where does your income come from?';
const CHANGE_ID = 'change-income-sources';

/** Field `incomeSources`. `answered`: shows the answer with a button to change it. */
export function IncomeSourcesField({ answered = false }: { readonly answered?: boolean }) {
  const { getValues } = useFormContext();
  const [given] = useState(() => (getValues(NAME) ?? []) as readonly string[]);
  const [changing, setChanging] = useState(!answered || given.length === 0);
  useFocusSwap(changing, { swapped: fieldId(NAME), unswapped: CHANGE_ID });
  return changing ? (
    <FormCheckboxGroup
      name={NAME}
      legend={LEGEND}
      hint="Select all that apply"
      options={INCOME_SOURCES}
    />
  ) : (
    <Card>
      <SummaryList
        rows={[
          {
            term: LEGEND,
            value: <IncomeSourceList sources={given} />,
            action: { label: 'Change', onClick: () => setChanging(true), id: CHANGE_ID },
          },
        ]}
      />
    </Card>
  );
}

/** Whole dollars: "$52,000 per year". */
export function yearlyText(annualIncome: number): string {
  return `${formatDollars(annualIncome)} per year`;
}

export function IncomeSourceList({ sources }: { readonly sources: readonly string[] }) {
  const chosen = INCOME_SOURCES.filter(({ value }) => sources.includes(value));
  return (
    <ul>
      {chosen.map(({ value, label }) => (
        <li key={value}>{label}</li>
      ))}
    </ul>
  );
}
