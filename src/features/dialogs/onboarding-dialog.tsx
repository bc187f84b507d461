import { useLocation } from 'wouter';
import { css } from '../../../styled-system/css';
import { programDefinition } from '../../catalogue/programs';
import { APP_PATH, SCREENS } from '../../catalogue/screens';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { NumberedSteps } from '../../ui/numbered-steps';
import { BrandPicture } from '../../domain/program/brand-picture';
import { useBrand } from '../../domain/program/use-brand';
import { HOW_IT_WORKS } from '../../shell/dialogs/how-it-works';
import { closeModal } from '../../shell/dialogs/modal-store';

const illustration = css({ width: '12rem', maxWidth: 'full', marginInline: 'auto' });

export function OnboardingDialog() {
  const { id, texts } = useBrand();
  const [location, setLocation] = useLocation();
  const close = (): void => closeModal('onboarding');
  const start = (): void => {
    close();
    // On other screens the first step is behind the dialog.
    if (location === SCREENS.home.path) setLocation(APP_PATH);
  };
  return (
    <Dialog
      open
      onClose={close}
      title={`How ${texts.cardName} works`}
      actions={<Button onClick={start}>Get Started</Button>}
    >
      <div className={illustration}>
        <BrandPicture />
      </div>
      <NumberedSteps steps={HOW_IT_WORKS[programDefinition(id).flow]} />
    </Dialog>
  );
}
