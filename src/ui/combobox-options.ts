import { normalizeText } from '../catalogue/normalize-text';

export interface ComboboxOption {
  value: string;
  label: string;
  /** Anything that isn't in the list: always last, and chosen by text that matches no option. */
  other?: boolean;
}

const normal = (text: string): string => normalizeText(text).toLowerCase();

const wordsOf = ({ value, label }: ComboboxOption): string[] => [normal(value), normal(label)];

/** Compares value and label, ignoring case. */
export function exactOption<Option extends ComboboxOption>(
  options: readonly Option[],
  text: string,
): Option | undefined {
  const sought = normal(text);
  return sought === '' ? undefined : options.find((option) => wordsOf(option).includes(sought));
}

/** Options that start with the text come first. */
export function matchingOptions<Option extends ComboboxOption>(
  options: readonly Option[],
  text: string,
): Option[] {
  const sought = normal(text);
  if (sought === '') return [...options];
  const listed = options.filter((option) => option.other !== true);
  const others = options.filter((option) => option.other === true);
  const starts = listed.filter((option) => wordsOf(option).some((word) => word.startsWith(sought)));
  const holds = listed.filter(
    (option) => !starts.includes(option) && wordsOf(option).some((word) => word.includes(sought)),
  );
  return [...starts, ...holds, ...others];
}

/** Returns the option for anything else, if the text matches no option. */
export function otherOption<Option extends ComboboxOption>(
  options: readonly Option[],
  text: string,
): Option | undefined {
  const matching = matchingOptions(options, text);
  const [only] = matching;
  return normal(text) !== '' && matching.length === 1 && only?.other === true ? only : undefined;
}
