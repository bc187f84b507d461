import type { ScreenProps } from '../../../shell/screen/screen-context';
import { ShipmentScreen } from '../common/shipment-screen';
import { LabelView } from './label-view';

export function DownloadLabelScreen(props: ScreenProps) {
  return (
    <ShipmentScreen
      {...props}
      method="LABEL"
      start={{
        lead: 'The label is prepaid and insured. Check your address, then create your label.',
        button: 'Create My Label',
        addressHeading: 'Ship-from address',
      }}
      view={LabelView}
    />
  );
}
