import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { DuplicateSsnDialog } from './duplicate-ssn-dialog';
import { modalsAtom } from '../../shell/dialogs/modal-store';

const OnboardingDialog = lazy(async () => ({
  default: (await import('./onboarding-dialog')).OnboardingDialog,
}));
const BlackDiamondDialog = lazy(async () => ({
  default: (await import('./black-diamond-dialog')).BlackDiamondDialog,
}));
const CartStatusDialog = lazy(async () => ({
  default: (await import('./cart-status-dialog')).CartStatusDialog,
}));

/** The modals that the app tracks by name (spec 2). Rendered once, by the shell. */
export function NamedModals() {
  const { onboarding, blackDiamond, cartStatus, ssnDuplicate } = useAtomValue(modalsAtom);
  return (
    <>
      {ssnDuplicate.open && <DuplicateSsnDialog {...ssnDuplicate.content} />}
      <Suspense>
        {onboarding.open && <OnboardingDialog />}
        {blackDiamond.open && <BlackDiamondDialog />}
        {cartStatus.open && <CartStatusDialog {...cartStatus.content} />}
      </Suspense>
    </>
  );
}
