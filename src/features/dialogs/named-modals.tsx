import { useAtomValue } from 'jotai';
import { DuplicateSsnDialog } from './duplicate-ssn-dialog';
import { modalsAtom } from '../../shell/dialogs/modal-store';
import { lazyComponent } from '../../shell/problems/lazy-component';
import { MissingDialog } from './missing-dialog';

// The user didn't request it, so show nothing if it fails to load.
const OnboardingDialog = lazyComponent(
  async () => (await import('./onboarding-dialog')).OnboardingDialog,
);
const BlackDiamondDialog = lazyComponent(
  async () => (await import('./black-diamond-dialog')).BlackDiamondDialog,
  { missing: MissingDialog },
);
const CartStatusDialog = lazyComponent(
  async () => (await import('./cart-status-dialog')).CartStatusDialog,
  { missing: MissingDialog },
);

/** Modals that the app tracks by name (spec 2). Rendered once, by the shell. */
export function NamedModals() {
  const { onboarding, blackDiamond, cartStatus, ssnDuplicate } = useAtomValue(modalsAtom);
  return (
    <>
      {ssnDuplicate.open && <DuplicateSsnDialog {...ssnDuplicate.content} />}
      {onboarding.open && <OnboardingDialog />}
      {blackDiamond.open && <BlackDiamondDialog />}
      {cartStatus.open && <CartStatusDialog {...cartStatus.content} />}
    </>
  );
}
