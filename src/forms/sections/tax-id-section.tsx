import { useFormContext } from 'react-hook-form';
import { Button } from '../../ui/button';
import { fieldId } from '../../ui/field-id';
import { SummaryList } from '../../ui/summary-list';
import { MaskedTaxId } from '../../ui/tax-id-field';
import { useFocusSwap } from '../../ui/use-focus-swap';
import { FormTaxIdField } from '../form-fields';
import type { TaxIdOnFile } from './use-tax-id-on-file';

const CHANGE_ID = 'change-tax-id';
const LABEL = 'Social Security number or ITIN';

/** Masked tax ID on file, or the field `taxId`. */
export function TaxIdSection({ onFile }: { readonly onFile: TaxIdOnFile }) {
  const { setValue, clearErrors } = useFormContext();
  useFocusSwap(onFile.replacing, { swapped: fieldId('taxId'), unswapped: CHANGE_ID });
  if (onFile.lastFour !== null && !onFile.replacing) {
    return (
      <SummaryList
        rows={[
          {
            term: LABEL,
            value: <MaskedTaxId lastFour={onFile.lastFour} />,
            action: { label: 'Change', onClick: onFile.replace, id: CHANGE_ID },
          },
        ]}
      />
    );
  }
  return (
    <div>
      <FormTaxIdField name="taxId" label={LABEL} hint="9 digits, with or without dashes" />
      {onFile.lastFour !== null && (
        <Button
          variant="tertiary"
          size="small"
          flush="start"
          onClick={() => {
            setValue('taxId', '');
            clearErrors('taxId');
            onFile.keep();
          }}
        >
          Keep the number on file
        </Button>
      )}
    </div>
  );
}
