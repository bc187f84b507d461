import { DateOfBirthSection } from '../../../common/sections/date-of-birth-section';
import { Button } from '../../../ui/button';
import { SummaryList } from '../../../ui/summary-list';
import { VisuallyHidden } from '../../../ui/visually-hidden';

export interface BirthDateSectionProps {
  /** What is known, YYYY-MM-DD; null asks for it. */
  readonly known: string | null;
  readonly changing: boolean;
  readonly minimumAge: number;
  /** Left out where it can no longer be changed. */
  onChange?: (changing: boolean) => void;
}

/** Date of birth: the one that is known with all but the year hidden, until it is changed; else the field. */
export function BirthDateSection(props: BirthDateSectionProps) {
  const { known, changing, minimumAge, onChange } = props;
  if (known !== null && !changing) {
    const year = known.slice(0, 4);
    return (
      <SummaryList
        rows={[
          {
            term: 'Date of birth',
            value: (
              <>
                <span aria-hidden="true">•• •• {year}</span>
                <VisuallyHidden>Date of birth in the year {year}</VisuallyHidden>
              </>
            ),
            ...(onChange ? { action: { label: 'Change', onClick: () => onChange(true) } } : {}),
          },
        ]}
      />
    );
  }
  return (
    <div>
      <DateOfBirthSection minimumAge={minimumAge} />
      {known !== null && (
        <Button variant="tertiary" size="small" onClick={() => onChange?.(false)}>
          Keep the date on file
        </Button>
      )}
    </div>
  );
}
