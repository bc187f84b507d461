import { useFormContext } from 'react-hook-form';
import { fieldId } from '../../ui/field-id';
import { numberText } from '../../catalogue/plain-text';
import { IncomeNotice } from '../../domain/disclosure/income-notice';
import { roundIncome } from '../fields/income-rules';
import { FormMoneyField } from '../form-fields';
import { IncomeCalculator } from './income-calculator';
import { IncomeSourcesField } from './income-sources';

export interface IncomeFieldsProps {
  /** YYYY-MM-DD, null if unknown; determines which income counts. */
  readonly dateOfBirth: string | null;
  /** Whether to request amount and sources. */
  readonly withAmount?: boolean;
  readonly withSources?: boolean;
  /** Whether the sources were answered on an earlier screen. */
  readonly sourcesAnswered?: boolean;
}

/** Fields `annualIncome` and `incomeSources`, after the notice about alimony. */
export function IncomeFields(props: IncomeFieldsProps) {
  const { dateOfBirth, withAmount = true, withSources = true, sourcesAnswered = false } = props;
  const { setValue } = useFormContext();
  const fill = (dollars: number): void => {
    setValue('annualIncome', numberText(dollars), {
      shouldDirty: true,
      shouldValidate: true,
    });
    document.getElementById(fieldId('annualIncome'))?.focus();
  };
  return (
    <>
      <IncomeNotice dateOfBirth={dateOfBirth} />
      {withAmount && (
        <>
          <FormMoneyField
            name="annualIncome"
            label="Annual income before taxes"
            hint="Total from all sources, rounded to the nearest dollar"
            suffix="per year"
            format={roundIncome}
          />
          <IncomeCalculator onUse={fill} />
        </>
      )}
      {withSources && <IncomeSourcesField answered={sourcesAnswered} />}
    </>
  );
}
