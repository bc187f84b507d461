/** Person in monitoring and identify events (spec 3); unknown fields are empty. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly creditApplicationId: string;
  readonly status: string;
}

const UNKNOWN_PERSON: Person = { id: '', name: '', email: '', creditApplicationId: '', status: '' };

let current = UNKNOWN_PERSON;
const listeners = new Set<() => void>();

export function person(): Person {
  return current;
}

export function notePerson(known: Partial<Person>): () => void {
  const set = (next: Person): void => {
    if (JSON.stringify(next) === JSON.stringify(current)) return;
    current = next;
    for (const notify of listeners) notify();
  };
  set({ ...UNKNOWN_PERSON, ...known });
  return () => set(UNKNOWN_PERSON);
}

/** Also called for a new status. Returns the unsubscribe function. */
export function followPerson(notify: () => void): () => void {
  listeners.add(notify);
  return () => void listeners.delete(notify);
}
