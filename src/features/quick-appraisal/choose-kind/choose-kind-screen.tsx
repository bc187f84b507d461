import { useState, type SyntheticEvent } from 'react';
import { useLocation } from 'wouter';
import { SCREENS } from '../../../catalogue/screens';
import { ITEM_KINDS, type ItemKindName } from '../../../catalogue/items';
import { track } from '../../../services/analytics/track';
import { KindIcon } from '../../../domain/item/kind-icons';
import { KINDS } from '../../../domain/item/kinds';
import { Screen } from '../../../shell/screen/screen';
import type { VisitorScreenProps } from '../../../shell/screen/screen-context';
import { Button } from '../../../ui/button';
import { fieldId } from '../../../ui/field-id';
import { Text } from '../../../ui/heading';
import { RadioCards } from '../../../ui/radio-field';
import { Actions, Stack } from '../../../ui/stack';
import { SavedItemsNote } from './saved-items-note';

const OPTIONS = ITEM_KINDS.map((kind) => ({
  value: kind,
  label: KINDS[kind].label,
  description: KINDS[kind].description,
  icon: <KindIcon kind={kind} />,
}));

const MISSING = 'Select what kind of item you have';

export function ChooseKindScreen({ applicant }: VisitorScreenProps) {
  const [, setLocation] = useLocation();
  const [kind, setKind] = useState<ItemKindName | ''>('');
  const [attempt, setAttempt] = useState(0);
  const error = attempt > 0 && kind === '' ? MISSING : undefined;

  const proceed = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (kind === '') {
      setAttempt(attempt + 1);
      return;
    }
    track('Item Kind Chosen', { kind });
    setLocation(SCREENS[KINDS[kind].screen].path.item);
  };

  return (
    <Screen
      lead="Answer a few questions about one item. You can add more afterward."
      errors={error === undefined ? [] : [{ id: fieldId('kind'), message: error }]}
      attempt={attempt}
    >
      <SavedItemsNote isVisitor={applicant === null} />
      <form noValidate onSubmit={proceed}>
        <Stack>
          <RadioCards
            name="kind"
            legend="Kind of item"
            hint="For bracelets and brooches, choose Metal if they have no stones. Otherwise, choose Other."
            options={OPTIONS}
            value={kind}
            onValueChange={setKind}
            error={error}
          />
          <Actions sticky>
            <Button type="submit">Continue</Button>
          </Actions>
          <Text tone="muted">Estimates are free. They are not an offer of credit.</Text>
        </Stack>
      </form>
    </Screen>
  );
}
