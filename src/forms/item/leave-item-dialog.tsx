import { useWatch, type Control } from 'react-hook-form';
import type { ItemInput } from '../../contract/generated/types';
import type { ItemValues } from '../../domain/item/questions/item-values';
import { LeaveDialog } from '../../shell/navigation/leave-dialog';

/** Asks before discarding answers. Subscribes to them itself, so that nothing else re-renders. */
export function LeaveItemDialog({
  control,
  holds,
  hasFiles = false,
  onLeave,
}: {
  readonly control: Control<ItemValues, unknown, ItemInput>;
  /** Whether these answers would be lost. */
  holds(values: ItemValues): boolean;
  readonly hasFiles?: boolean;
  onLeave(): void;
}) {
  const hasAnswers = holds(useWatch({ control }) as ItemValues);
  return (
    <LeaveDialog
      holds={hasAnswers || hasFiles}
      title="Leave this item?"
      body="Your answers won’t be saved."
      onLeave={onLeave}
    />
  );
}
