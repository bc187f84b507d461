import { useNavigation } from '../../../shell/navigation/use-navigation';
import { Button } from '../../../ui/button';
import { Callout } from '../../../ui/callout';
import { Actions } from '../../../ui/stack';

/** Shown if the account or card was refused after the review. */
export function SourceRefused() {
  return (
    <Callout tone="warning" live="assertive">
      We couldn’t use that account or card. Nothing was taken. Check it, or pay another way.
    </Callout>
  );
}

export const SOURCE_ACTIONS_ID = 'source-actions';

export function SourceActions({ busy }: { readonly busy: boolean }) {
  const { goTo } = useNavigation();
  return (
    <Actions id={SOURCE_ACTIONS_ID}>
      <Button type="submit" loading={busy}>
        Continue
      </Button>
      <Button variant="secondary" onClick={() => goTo('payment-selection')}>
        Back
      </Button>
    </Actions>
  );
}
