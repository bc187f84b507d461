/** One for each navigation whose heading has not appeared yet. */
type Navigation = Readonly<Record<never, never>>;

let pending: Navigation | null = null;

/** A navigation happened: the next heading that appears takes the focus. */
export function requestHeadingFocus(): void {
  pending = {};
}

/** The navigation whose heading has not appeared yet; else null. */
export const pendingNavigation = (): Navigation | null => pending;

/** Whether the heading should take the focus now. Says so once for each navigation. */
export function takeHeadingFocus(): boolean {
  const requested = pending !== null;
  pending = null;
  return requested;
}

/** Has the heading of what `act` leads to take the focus, also where that is drawn before `act` has ended. `came` tells whether it has led anywhere. */
export async function focusingHeading<Answer>(
  act: () => Promise<Answer>,
  came: (answer: Answer) => boolean,
): Promise<Answer> {
  requestHeadingFocus();
  const answer = await act();
  if (!came(answer)) takeHeadingFocus();
  return answer;
}
