import { useNavigation } from '../../../shell/navigation/use-navigation';
import { Button } from '../../../ui/button';
import { Callout } from '../../../ui/callout';

/** Said when the account or card was turned down after the review. */
export function SourceRefused() {
  return (
    <Callout tone="warning" live="assertive">
      We couldn’t use that account or card. Nothing was taken. Check it, or pay another way.
    </Callout>
  );
}

/** On to the review, or back to the choice of how to fund. The form is told by its id: it stands beside them. */
export function SourceActions({ busy, form }: { readonly busy: boolean; readonly form: string }) {
  const { goTo } = useNavigation();
  return (
    <>
      <Button type="submit" form={form} loading={busy}>
        Continue
      </Button>
      <Button variant="secondary" onClick={() => goTo('payment-selection')}>
        Back
      </Button>
    </>
  );
}
