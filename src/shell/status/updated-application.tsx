import { useNavigation } from '../navigation/use-navigation';
import { Button } from '../../ui/button';
import { Callout } from '../../ui/callout';

/** The application went on to a status that another screen shows. Nobody is led there unasked. */
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
