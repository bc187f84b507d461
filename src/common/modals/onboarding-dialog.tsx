import { programDefinition } from '../../catalogue/programs';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { NumberedSteps } from '../../ui/numbered-steps';
import { useBrand } from '../brand/use-brand';
import { HOW_IT_WORKS } from './how-it-works';
import { closeModal } from './modal-store';

/** The introduction of a first visit: three short steps, and never in the way. */
export function OnboardingDialog() {
  const { id, texts } = useBrand();
  const close = (): void => closeModal('onboarding');
  return (
    <Dialog
      open
      onClose={close}
      title={`How ${texts.cardName} works`}
      actions={<Button onClick={close}>Get Started</Button>}
    >
      <NumberedSteps steps={HOW_IT_WORKS[programDefinition(id).flow]} />
    </Dialog>
  );
}
