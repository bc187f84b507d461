import { useState } from 'react';
import { Screen } from '../../../common/screen/screen';
import type { ScreenProps } from '../../../common/screen/screen-context';
import { PAGE_HEADING_ID } from '../../../ui/heading';
import { Card } from '../../../ui/stack';
import { SummaryList } from '../../../ui/summary-list';
import { showToast } from '../../../ui/toaster';
import { AddressForm } from './address-form';
import { ContactForm } from './contact-form';
import type { FormErrors } from './in-place-form';
import { informationRows, type EditableRow } from './information-rows';

const NO_ERRORS: FormErrors = { errors: [], attempt: 0 };

/** What is on file about a person; contact and addresses can be changed in place. */
export function SettingsPersonalInfoScreen({ applicant, refetch }: ScreenProps) {
  const [editing, setEditing] = useState<EditableRow | null>(null);
  const [found, setFound] = useState(NO_ERRORS);

  const close = (): void => {
    setEditing(null);
    setFound(NO_ERRORS);
    document.getElementById(PAGE_HEADING_ID)?.focus();
  };
  const saved = async (): Promise<void> => {
    await refetch();
    close();
    showToast({ title: 'Changes saved' });
  };
  const form = { applicant, onErrors: setFound, onSaved: saved, onCancel: close };

  return (
    <Screen heading="Personal information" errors={found.errors} attempt={found.attempt}>
      <div>
        {informationRows(applicant, (row) => {
          setFound(NO_ERRORS);
          setEditing(row);
        }).map(({ id, ...row }) => {
          if (id !== editing) return <SummaryList key={id} rows={[row]} />;
          return (
            <Card key={id}>
              {id === 'email' || id === 'phone' ? (
                <ContactForm {...form} contact={id} />
              ) : (
                <AddressForm {...form} address={id} />
              )}
            </Card>
          );
        })}
      </div>
    </Screen>
  );
}
