import { atom, getDefaultStore } from 'jotai';

type Navigation = Readonly<Record<never, never>>;

const pendingAtom = atom<Navigation | null>(null);

/** The next heading that appears takes the focus. */
export function requestHeadingFocus(): void {
  getDefaultStore().set(pendingAtom, {});
}

/** Null once the heading has appeared. */
export const pendingNavigation = (): Navigation | null => getDefaultStore().get(pendingAtom);

/** True once per request. */
export function takeHeadingFocus(): boolean {
  const requested = pendingNavigation() !== null;
  getDefaultStore().set(pendingAtom, null);
  return requested;
}

/** The next heading takes the focus, unless `appeared` says that nothing new appeared. */
export async function focusingHeading<Answer>(
  act: () => Promise<Answer>,
  appeared: (answer: Answer) => boolean,
): Promise<Answer> {
  requestHeadingFocus();
  const answer = await act();
  if (!appeared(answer)) takeHeadingFocus();
  return answer;
}
