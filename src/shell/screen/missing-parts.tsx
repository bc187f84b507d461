import { getApolloContext } from '@apollo/client/react';
import { useAtomValue } from 'jotai';
import { use, useState } from 'react';
import { failedFieldsAtom, fieldsOf, forgetFailedFields } from '../../services/data/failed-fields';
import { Button } from '../../ui/button';
import { Callout } from '../../ui/callout';

/** Names of fields that differ from their words in the contract. */
const WORDS: Readonly<Record<string, string>> = {
  'CreditApplication.dueOn': 'due date',
  'Draft.answers': 'saved answers',
  'User.dob': 'date of birth',
  'User.draft': 'saved answers',
  'User.ssnLastFour': 'Social Security number or ITIN',
};

/** Returns the words for a field such as `User.referralCode`: "referral code". */
function wordsOf(field: string): string {
  const name = field.slice(field.indexOf('.') + 1);
  return WORDS[field] ?? name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** Names what could not be loaded on a screen that shows the rest, with a button to load it again. */
export function MissingParts() {
  const failed = useAtomValue(failedFieldsAtom);
  const { client } = use(getApolloContext());
  const [trying, setTrying] = useState(false);
  if (failed.size === 0 || client === undefined) return null;
  const results = [...client.getObservableQueries()].map((query) =>
    fieldsOf(query.getCurrentResult().data),
  );
  const isShown = (field: string): boolean => results.some((fields) => fields.has(field));
  const missing = new Set([...failed].filter(isShown).map(wordsOf));
  if (missing.size === 0) return null;
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
      {`Missing here: ${new Intl.ListFormat('en-US').format([...missing].toSorted())}`}
    </Callout>
  );
}
