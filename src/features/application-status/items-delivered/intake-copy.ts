import type { Tone } from '../../../ui/callout';
import type { StatusIcon } from '../../../ui/status-tag';
import { joinList } from '../../../catalogue/plain-text';
import type { ShippedItem } from '../../../domain/shipment/shipment';

export interface IntakeCopy {
  readonly tag: string;
  readonly icon: StatusIcon;
  readonly tone: Tone;
}

type Intake = NonNullable<ShippedItem['intake']>;

const INTAKE: Readonly<Record<Intake, IntakeCopy>> = {
  RECEIVED: { tag: 'Received', icon: 'package', tone: 'info' },
  INSPECTING: { tag: 'Inspecting', icon: 'clock', tone: 'info' },
  INSPECTED: { tag: 'Inspected', icon: 'check', tone: 'success' },
  QUESTION: { tag: 'Question', icon: 'alert', tone: 'warning' },
  MISSING: { tag: 'Not in the package', icon: 'alert', tone: 'warning' },
};

/** The state of an item at the appraisal center; null if the package hasn't been opened. */
export function intakeCopy(intake: ShippedItem['intake']): IntakeCopy {
  return intake === null
    ? { tag: 'Waiting to be opened', icon: 'clock', tone: 'info' }
    : INTAKE[intake];
}

/**
 * Returns how many items were in the package and how many weren't, with the names of the missing
 * ones.
 */
export function discrepancy(items: readonly Pick<ShippedItem, 'name' | 'intake'>[]): {
  readonly received: number;
  readonly sent: number;
  readonly missing: readonly string[];
} {
  const missing = items.filter(({ intake }) => intake === 'MISSING').map(({ name }) => name);
  return { received: items.length - missing.length, sent: items.length, missing };
}

/** Returns a sentence about a question on items; null if there is none. */
export function questionSentence(
  items: readonly Pick<ShippedItem, 'name' | 'intake'>[],
): string | null {
  const names = items.filter(({ intake }) => intake === 'QUESTION').map(({ name }) => name);
  return names.length === 0
    ? null
    : `We have a question about ${joinList(names)}. A specialist is looking at it again. You don’t need to do anything now: we’ll call or email you if we need something from you.`;
}
