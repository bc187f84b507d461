import { DateOfBirthSection } from '../../../forms/sections/date-of-birth-section';
import { Button } from '../../../ui/button';
import { fieldId } from '../../../ui/field-id';
import { SummaryList } from '../../../ui/summary-list';
import { useFocusSwap } from '../../../ui/use-focus-swap';
import { VisuallyHidden } from '../../../ui/visually-hidden';

const CHANGE_ID = 'change-date-of-birth';

export interface BirthDateSectionProps {
  /** YYYY-MM-DD; null shows the field. */
  readonly known: string | null;
  readonly changing: boolean;
  readonly minimumAge: number;
  /** Undefined if the date can't be changed anymore. */
  onChange?: (changing: boolean) => void;
}

/** Masks all but the year of a known date. */
export function BirthDateSection(props: BirthDateSectionProps) {
  const { known, changing, minimumAge, onChange } = props;
  useFocusSwap(changing, { swapped: fieldId('dob.month'), unswapped: CHANGE_ID });
  if (known !== null && !changing) {
    return (
      <SummaryList
        rows={[
          {
            term: 'Date of birth',
            value: (
              <>
                <span aria-hidden="true">••/••/{known.slice(0, 4)}</span>
                <VisuallyHidden>Year {known.slice(0, 4)}</VisuallyHidden>
              </>
            ),
            ...(onChange
              ? { action: { label: 'Change', onClick: () => onChange(true), id: CHANGE_ID } }
              : {}),
          },
        ]}
      />
    );
  }
  return (
    <div>
      <DateOfBirthSection minimumAge={minimumAge} />
      {known !== null && (
        <Button variant="tertiary" size="small" flush="start" onClick={() => onChange?.(false)}>
          Keep the date on file
        </Button>
      )}
    </div>
  );
}
