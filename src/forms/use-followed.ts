import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormGetValues, UseFormWatch } from 'react-hook-form';

/** The part of react-hook-form that is followed, independent of the form's output type. */
interface FollowedForm<Values extends FieldValues> {
  readonly getValues: UseFormGetValues<Values>;
  readonly watch: UseFormWatch<Values>;
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * What follows from the answers of a form, such as which questions are put. What is pressed or typed is drawn first,
 * and by its field alone; what it leads to elsewhere is drawn after it, in pieces, and only where it is another fact
 * than before. `read` depends on nothing but the answers.
 */
export function useFollowed<Values extends FieldValues, Fact>(
  form: FollowedForm<Values>,
  read: (values: Values) => Fact,
): Fact {
  const { getValues, watch } = form;
  const [fact, setFact] = useState(() => read(getValues()));
  const latest = useRef(read);
  useLayoutEffect(() => {
    latest.current = read;
  });
  useEffect(() => {
    const follow = (): void => {
      const now = latest.current(getValues());
      startTransition(() => setFact((before) => (isSame(before, now) ? before : now)));
    };
    // What was answered between the drawing and this.
    follow();
    const { unsubscribe } = watch(follow);
    return unsubscribe;
  }, [getValues, watch]);
  return fact;
}
