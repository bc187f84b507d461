import { atom, getDefaultStore } from 'jotai';

/** A navigation whose heading has not appeared yet. */
type Navigation = Readonly<Record<never, never>>;

const pendingAtom = atom<Navigation | null>(null);

/** Moves the focus to the next heading that appears. */
export function requestHeadingFocus(): void {
  getDefaultStore().set(pendingAtom, {});
}

/** The navigation whose heading has not appeared yet; else null. */
export const pendingNavigation = (): Navigation | null => getDefaultStore().get(pendingAtom);

/** Whether the heading should take the focus now; true once per request. */
export function takeHeadingFocus(): boolean {
  const requested = pendingNavigation() !== null;
  getDefaultStore().set(pendingAtom, null);
  return requested;
}

/**
 * Moves the focus to the next heading while and after `act` runs, unless `came` says that nothing
 * new appeared.
 */
export async function focusingHeading<Answer>(
  act: () => Promise<Answer>,
  came: (answer: Answer) => boolean,
): Promise<Answer> {
  requestHeadingFocus();
  const answer = await act();
  if (!came(answer)) takeHeadingFocus();
  return answer;
}
