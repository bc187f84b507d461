import { css } from '../../../../styled-system/css';
import { TaxIdSection } from '../../../forms/sections/tax-id-section';
import { Heading } from '../../../ui/heading';
import { Card } from '../../../ui/stack';
import { SummaryList } from '../../../ui/summary-list';
import { MaskedTaxId } from '../../../ui/tax-id-field';
import { BirthDateSection } from './birth-date-section';
import type { VerifyInfoState } from './use-verify-info';

const HEADING_ID = 'your-identity';
// Continues the rows of the list before it.
const fields = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
  '& > dl + dl': { marginBlockStart: '-4' },
});

/** Masks known values. "Change" is offered as long as changes are allowed. */
export function IdentityFields({
  state,
  minimumAge,
}: {
  readonly state: VerifyInfoState;
  readonly minimumAge: number;
}) {
  const { taxId, dob, changesDob, wantsDocuments } = state;
  return (
    <section aria-labelledby={HEADING_ID}>
      <Card>
        <div className={fields}>
          <Heading level={2} id={HEADING_ID}>
            Your identity
          </Heading>
          {wantsDocuments && taxId.lastFour !== null ? (
            <SummaryList
              rows={[
                {
                  term: 'Social Security number or ITIN',
                  value: <MaskedTaxId lastFour={taxId.lastFour} />,
                },
              ]}
            />
          ) : (
            <TaxIdSection onFile={taxId} />
          )}
          <BirthDateSection
            known={dob}
            changing={changesDob}
            minimumAge={minimumAge}
            {...(wantsDocuments ? {} : { onChange: state.changeDob })}
          />
        </div>
      </Card>
    </section>
  );
}
