export interface ComboboxOption {
  value: string;
  label: string;
  /** Other words that find the option, such as a code. */
  keywords?: readonly string[];
  /** Stands for whatever is not in the list: always shown, last, and chosen by a text that nothing else matches. */
  other?: boolean;
}

function normal(text: string): string {
  return text.trim().toLowerCase().replace(/\s+/g, ' ');
}

/** All that names an option, lower case. */
export function wordsOf({ value, label, keywords = [] }: ComboboxOption): string[] {
  return [value, label, ...keywords].map(normal);
}

/** The option that a text names exactly: its value, label or a keyword, whatever the capitals. */
export function exactOption<Option extends ComboboxOption>(
  options: readonly Option[],
  text: string,
): Option | undefined {
  const sought = normal(text);
  return sought === '' ? undefined : options.find((option) => wordsOf(option).includes(sought));
}

/** The options that a text may mean: those that start with it come before those that hold it. */
export function matchingOptions<Option extends ComboboxOption>(
  options: readonly Option[],
  text: string,
): Option[] {
  const sought = normal(text);
  if (sought === '') return [...options];
  const starts = options.filter((option) =>
    wordsOf(option).some((word) => word.startsWith(sought)),
  );
  const holds = options.filter(
    (option) => !starts.includes(option) && wordsOf(option).some((word) => word.includes(sought)),
  );
  const others = options.filter(
    (option) => option.other === true && !starts.includes(option) && !holds.includes(option),
  );
  return [...starts, ...holds, ...others];
}

/** The option that stands for what is not in the list, where a text means nothing in it. */
export function otherOption<Option extends ComboboxOption>(
  options: readonly Option[],
  text: string,
): Option | undefined {
  const matching = matchingOptions(options, text);
  const [only] = matching;
  return normal(text) !== '' && matching.length === 1 && only?.other === true ? only : undefined;
}
