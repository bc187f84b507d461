import { useNavigation } from '../navigation/use-navigation';
import { Button } from '../../ui/button';
import { Callout } from '../../ui/callout';

/** Offers the new status's screen instead of redirecting. */
export function UpdatedApplication({ status }: { readonly status: string }) {
  const { goByStatus } = useNavigation();
  return (
    <Callout
      tone="info"
      title="Your application has been updated."
      actions={
        <div>
          <Button onClick={() => goByStatus(status)}>See Update</Button>
        </div>
      }
    />
  );
}
