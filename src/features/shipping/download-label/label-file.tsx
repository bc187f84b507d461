import { useState } from 'react';
import { fetchFile, saveFile } from '../../../domain/document/download-file';
import { printPdf } from './print-file';
import { useBrand } from '../../../domain/program/use-brand';
import { log } from '../../../services/log';
import { Button } from '../../../ui/button';
import { Callout } from '../../../ui/callout';
import { Actions, Stack } from '../../../ui/stack';
import { showToast } from '../../../ui/toaster';
import {
  EmailShipmentButton,
  EmailShipmentOutcome,
  useEmailShipment,
} from '../common/email-shipment';
import { PhoneLink } from '../../../ui/phone-link';

type Busy = 'print' | 'save' | null;

export function LabelFile({
  url,
  name,
  applicationId,
  email,
}: {
  readonly url: string;
  /** With extension. */
  readonly name: string;
  readonly applicationId: string;
  readonly email: string | null;
}) {
  const { phone } = useBrand().texts.customerSupport;
  const [busy, setBusy] = useState<Busy>(null);
  const [failed, setFailed] = useState(false);
  const mail = useEmailShipment(applicationId);

  const withLabel = async (kind: Busy, use: (label: Blob) => Promise<boolean>): Promise<void> => {
    setBusy(kind);
    setFailed(false);
    try {
      if (await use(await fetchFile(url))) showToast({ title: 'Label saved' });
    } catch (error) {
      log.error('The label could not be fetched', {
        message: error instanceof Error ? error.message : String(error),
      });
      setFailed(true);
    }
    setBusy(null);
  };
  const print = (): Promise<void> =>
    withLabel(
      'print',
      async (label) => (await printPdf(label, { name, title: 'Shipping label' })) === 'saved',
    );
  const save = (): Promise<void> =>
    withLabel('save', (label) => {
      saveFile(label, name);
      return Promise.resolve(true);
    });

  return (
    <Stack gap={4}>
      {failed && (
        <Callout tone="warning" live="assertive">
          We couldn’t open your label. Try again, or call <PhoneLink phone={phone} />.
        </Callout>
      )}
      <EmailShipmentOutcome email={email} noun="label" state={mail} />
      <Actions>
        <Button loading={busy === 'print'} onClick={() => void print()}>
          Print Label
        </Button>
        <EmailShipmentButton email={email} label="Email Me the Label" state={mail} />
        <Button variant="tertiary" loading={busy === 'save'} onClick={() => void save()}>
          Download PDF
        </Button>
      </Actions>
    </Stack>
  );
}
