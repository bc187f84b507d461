import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { css } from '../../../../styled-system/css';
import { useAddresses, type Addresses } from '../../../domain/person/use-addresses';
import { useStoredDraft } from '../../../forms/use-draft';
import { Screen } from '../../../shell/screen/screen';
import { useCurrentScreen, type ScreenProps } from '../../../shell/screen/screen-context';
import { failedFieldsAtom } from '../../../services/data/failed-fields';
import { draftStore, type DraftAnswers } from '../../../services/draft/draft-store';
import { PAGE_HEADING_ID } from '../../../ui/heading';
import { DocumentsPicture } from '../../../ui/pictures/waiting-pictures';
import { Card } from '../../../ui/stack';
import { SummaryList } from '../../../ui/summary-list';
import { showToast } from '../../../ui/toaster';
import { AddressForm } from './address-form';
import { ContactForm } from './contact-form';
import type { FormErrors } from './in-place-form';
import { EDITABLE_ROWS, informationRows, type EditableRow } from './information-rows';
import { WaitingScreen } from '../../../shell/screen/waiting-screen';

const open = css({
  marginInline: { base: '-4', tablet: '-6' },
  paddingInline: { base: '4', tablet: '6' },
  paddingBlock: '6',
  background: 'subtle',
  borderBlock: '1px solid token(colors.line)',
  marginBlock: '3',
  _first: { marginBlockStart: '0' },
});

const NO_ERRORS: FormErrors = { errors: [], attempt: 0 };

export function SettingsPersonalInfoScreen(props: ScreenProps) {
  const { ready, answers } = useStoredDraft(props.applicant.user.id);
  const addresses = useAddresses();
  // Once visible, forms stay while data is refetched.
  const [entered, setEntered] = useState(false);
  if (!entered && ready && addresses.ready) setEntered(true);
  if (entered) {
    return <PersonalInformation {...props} kept={answers} addresses={addresses} />;
  }
  return <WaitingScreen />;
}

function PersonalInformation(
  props: ScreenProps & { readonly kept: DraftAnswers | null; readonly addresses: Addresses },
) {
  const { applicant, refetch, kept, addresses } = props;
  const [draft, setDraft] = useState(kept);
  const [editing, setEditing] = useState<EditableRow | null>(
    () => EDITABLE_ROWS.find((row) => draft !== null && row in draft) ?? null,
  );
  const [found, setFound] = useState(NO_ERRORS);
  const failed = useAtomValue(failedFieldsAtom);
  const { id: screen } = useCurrentScreen();
  const place = useRef<HTMLDivElement>(null);
  // The form takes the focus from the button it replaces, unless a draft opened it.
  const [opened, setOpened] = useState<EditableRow | null>(null);
  useEffect(() => {
    if (opened !== null) place.current?.querySelector<HTMLElement>('input, select')?.focus();
  }, [opened]);
  // Closing or saving a row doesn't discard values typed in others.
  const readDraft = (): void => setDraft(draftStore(applicant.user.id, screen).read());

  const close = (): void => {
    setEditing(null);
    setOpened(null);
    readDraft();
    setFound(NO_ERRORS);
    document.getElementById(PAGE_HEADING_ID)?.focus();
  };
  const saved = async (): Promise<void> => {
    await Promise.all([refetch(), addresses.refetch()]);
    close();
    showToast({ title: 'Changes saved' });
  };
  const beside = Object.fromEntries(Object.entries(draft ?? {}).filter(([row]) => row !== editing));
  const form = { applicant, draft, beside, onErrors: setFound, onSaved: saved, onCancel: close };

  return (
    <Screen picture={<DocumentsPicture />} errors={found.errors} attempt={found.attempt}>
      <Card>
        {informationRows(applicant, addresses, failed, (row) => {
          setFound(NO_ERRORS);
          readDraft();
          setOpened(row);
          setEditing(row);
        }).map(({ id, ...row }) => {
          if (id !== editing) return <SummaryList key={id} rows={[row]} />;
          return (
            <div key={id} ref={place} className={open}>
              {id === 'email' || id === 'phone' ? (
                <ContactForm {...form} contact={id} />
              ) : (
                <AddressForm {...form} address={id} />
              )}
            </div>
          );
        })}
      </Card>
    </Screen>
  );
}
