import type { ScreenProps } from '../../../shell/screen/screen-context';
import { ShipmentScreen } from '../common/shipment-screen';
import { CodeView } from './code-view';

/** For applicants without a printer. */
export function ShippingCodeScreen(props: ScreenProps) {
  return (
    <ShipmentScreen
      {...props}
      method="CODE"
      start={{
        lead: 'The counter scans the code and prints a prepaid, insured label. Check your address, then create your code.',
        button: 'Get My Code',
        addressHeading: 'Ship-from address',
      }}
      view={CodeView}
    />
  );
}
