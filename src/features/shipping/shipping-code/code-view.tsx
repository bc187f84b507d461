import { css } from '../../../../styled-system/css';
import { formatDate } from '../../../domain/text/format';
import { Screen } from '../../../shell/screen/screen';
import { CopyLine } from '../../../ui/copy-line';
import { Text } from '../../../ui/heading';
import { TextLink } from '../../../ui/button';
import { Actions, Card, Stack } from '../../../ui/stack';
import { ChooseAnotherMethod, NotReady } from '../common/not-ready';
import {
  EmailShipmentButton,
  EmailShipmentOutcome,
  useEmailShipment,
} from '../common/email-shipment';
import { ParcelFacts } from '../common/parcel-facts';
import type { ShipmentViewProps } from '../common/shipment-screen';
import { ShippedButton } from '../common/shipped-button';
import { QrCode } from './qr-code';

const codeText = css({
  fontSize: 'heading',
  fontFamily: 'display',
  fontWeight: 'display',
  letterSpacing: '0.06em',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
// Full width on a phone. The number is next to it if there is space.
const sheet = css({
  display: 'flex',
  flexDirection: { base: 'column', tablet: 'row' },
  alignItems: 'center',
  gap: { base: '4', tablet: '6' },
  textAlign: { base: 'center', tablet: 'start' },
  '& > svg': { flex: { tablet: '0 0 16rem' } },
});
const number = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: { base: 'center', tablet: 'flex-start' },
  gap: '3',
  minWidth: '0',
});

export function CodeView({
  applicant,
  application,
  shipment,
  shipments,
  refetch,
}: ShipmentViewProps) {
  const { email } = applicant.user;
  const { status, code, codePayload, codeExpiresOn, carrier, storeFinderUrl } = shipment;
  const mail = useEmailShipment(application.id);
  if (status !== 'READY' || code === null) {
    return (
      <NotReady
        noun="code"
        applicationId={application.id}
        shipment={shipment}
        shipments={shipments}
      />
    );
  }
  return (
    <Screen lead={`Any ${carrier} location that prints labels can scan it.`}>
      <Stack gap={8}>
        <Stack gap={4}>
          <Card>
            <div className={sheet}>
              <QrCode payload={codePayload ?? code} label={`Shipping code ${code}`} />
              <div className={number}>
                <p className={codeText}>{code}</p>
                <CopyLine value={code} label="Copy Code" at="middle" />
              </div>
            </div>
          </Card>
          <Text>Turn up your screen brightness.</Text>
          <Text>
            <TextLink href={storeFinderUrl} external alone>
              Find a {carrier} location
            </TextLink>
          </Text>
          {codeExpiresOn !== null && (
            <Text tone="muted">This code is good until {formatDate(codeExpiresOn)}.</Text>
          )}
        </Stack>
        <Card>
          <ParcelFacts shipment={shipment} />
        </Card>
        <Stack gap={4}>
          <EmailShipmentOutcome email={email} noun="code" state={mail} />
          <Actions>
            <EmailShipmentButton email={email} label="Email Me the Code" state={mail} />
            <ChooseAnotherMethod />
          </Actions>
        </Stack>
        <ShippedButton applicationId={application.id} refetch={refetch} leads />
      </Stack>
    </Screen>
  );
}
