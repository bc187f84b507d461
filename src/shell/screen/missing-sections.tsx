import { getApolloContext } from '@apollo/client/react';
import { useAtomValue } from 'jotai';
import { use, useState } from 'react';
import { failedFieldsAtom, fieldsOf, forgetFailedFields } from '../../services/data/failed-fields';
import { Button } from '../../ui/button';
import { Callout } from '../../ui/callout';

export function MissingSections() {
  const failed = useAtomValue(failedFieldsAtom);
  const { client } = use(getApolloContext());
  const [trying, setTrying] = useState(false);
  if (failed.size === 0 || client === undefined) return null;
  const results = [...client.getObservableQueries()].map((query) =>
    fieldsOf(query.getCurrentResult().data),
  );
  const isShown = (field: string): boolean => results.some((fields) => fields.has(field));
  if (![...failed].some(isShown)) return null;
  const tryAgain = async (): Promise<void> => {
    setTrying(true);
    forgetFailedFields();
    await client.refetchQueries({ include: 'active' });
    setTrying(false);
  };
  return (
    <Callout
      tone="warning"
      live="polite"
      title="We can’t load some of this page"
      actions={
        <Button variant="secondary" loading={trying} onClick={() => void tryAgain()}>
          Try Again
        </Button>
      }
    >
      Some details may be missing here. Your information is saved.
    </Callout>
  );
}
