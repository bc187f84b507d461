import { FormProvider, useForm } from 'react-hook-form';
import { FormCheckboxGroup } from '../../../forms/form-fields';
import { restoreDraft } from '../../../forms/restore-draft';
import { useDraft } from '../../../forms/use-draft';
import type { ShippedItem } from '../../../domain/shipment/shipment';
import { Heading } from '../../../ui/heading';
import { Card } from '../../../ui/stack';

interface ChecklistProps {
  readonly userId: string;
  readonly items: readonly ShippedItem[];
  readonly draft: Readonly<Record<string, unknown>> | null;
}

function Checklist({ userId, items, draft }: ChecklistProps) {
  const form = useForm<{ packed: string[] }>({
    defaultValues: restoreDraft({ packed: [] }, draft),
  });
  useDraft({ form, userId });
  return (
    <FormProvider {...form}>
      <FormCheckboxGroup
        name="packed"
        legend={<Heading level={2}>Packing checklist</Heading>}
        hint="You don’t have to send every item."
        options={items.map(({ id, name }) => ({ value: id, label: `I’ve packed ${name}` }))}
      />
    </FormProvider>
  );
}

/** Checked items are stored. */
export function PackingChecklist(props: ChecklistProps) {
  return props.items.length === 0 ? null : (
    <Card>
      <Checklist {...props} />
    </Card>
  );
}
