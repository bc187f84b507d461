import type { ScreenProps } from '../../../shell/screen/screen-context';
import { showToast } from '../../../ui/toaster';
import { ShipmentScreen } from '../common/shipment-screen';
import { KitView } from './kit-view';

/** For applicants without a printer or a box. */
export function ShippingKitScreen(props: ScreenProps) {
  return (
    <ShipmentScreen
      {...props}
      method="KIT"
      start={{
        lead: 'Kits arrive in 3 to 5 business days and include a box, padding and a prepaid, insured label.',
        button: 'Request Kit',
        addressHeading: 'Send the kit to',
        onStarted: () => showToast({ title: 'Kit requested' }),
      }}
      view={KitView}
    />
  );
}
