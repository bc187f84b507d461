/** A name as it is compared with a signature: no case, no accents, single spaces, one kind of apostrophe. */
export function comparableName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘`´]/g, "'")
    .trim()
    .replace(/\s+/g, ' ')
    .toLocaleLowerCase('en-US');
}

/** First, middle and last name in one line; empty when there are none. */
export function fullName(person: {
  readonly firstName?: string | null | undefined;
  readonly middleName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
}): string {
  return [person.firstName, person.middleName, person.lastName].filter(Boolean).join(' ');
}
