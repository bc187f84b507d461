/** Classes that always stand, and those of slots that a later style may fill anew. */
export type ReadyStyle = readonly [always: string, slots?: Readonly<Record<string, string>>];

export interface ReadyRecipe {
  readonly base: ReadyStyle;
  readonly variants: Readonly<Record<string, Readonly<Record<string, ReadyStyle>>>>;
  readonly defaults: Readonly<Record<string, unknown>>;
  readonly compounds: readonly (readonly [
    when: Readonly<Record<string, unknown>>,
    style: ReadyStyle,
  ])[];
}

const isOneOf = (wanted: unknown, given: unknown): boolean =>
  Array.isArray(wanted) ? wanted.includes(given) : wanted === given;

/**
 * A recipe whose styles the build turned into classes (cli/launch/plugins/ready-styles): what is left to do is
 * to choose them.
 */
export function readyRecipe({ base, variants, defaults, compounds }: ReadyRecipe) {
  return (given: Readonly<Record<string, unknown>> = {}): string => {
    const chosen = { ...defaults };
    for (const [name, value] of Object.entries(given)) {
      if (value !== undefined) chosen[name] = value;
    }
    const parts = [
      base,
      ...Object.entries(chosen).map(([name, value]) => variants[name]?.[String(value)]),
      ...compounds.map(([when, style]) =>
        Object.entries(when).every(([name, wanted]) => isOneOf(wanted, chosen[name]))
          ? style
          : undefined,
      ),
    ];
    const slots = {};
    const always = parts.map((part) => {
      Object.assign(slots, part?.[1]);
      return part?.[0];
    });
    return [...always, ...Object.values(slots)].filter(Boolean).join(' ');
  };
}
