import type { ReadyRecipe, ReadyStyle } from '../../../../src/catalogue/ready-recipe.ts';

/** Styles as Panda takes them: properties, and below conditions more of them. */
export type Styles = Readonly<Record<string, unknown>>;

/** Panda's own function: the classes of styles, of which the later ones win. */
export type Css = (...styles: readonly Styles[]) => string;

export interface RecipeConfig {
  readonly base?: Styles;
  readonly variants?: Readonly<Record<string, Readonly<Record<string, Styles>>>>;
  readonly defaultVariants?: Readonly<Record<string, unknown>>;
  readonly compoundVariants?: readonly (Readonly<Record<string, unknown>> & {
    readonly css: Styles;
  })[];
}

const classesOf = (css: Css, styles: Styles): readonly string[] =>
  css(styles).split(' ').filter(Boolean);

/** What of a class is not its value: the property, below its conditions, which stand in brackets where they have a `_`. */
function slotOf(name: string): string {
  let depth = 0;
  for (const [at, sign] of [...name].entries()) {
    if (sign === '[') depth += 1;
    if (sign === ']') depth -= 1;
    if (sign === '_' && depth === 0) return name.slice(0, at);
  }
  return name;
}

/** The recipe with classes for styles. */
export function makeReady(css: Css, config: RecipeConfig): ReadyRecipe {
  const { base = {}, variants = {}, defaultVariants = {}, compoundVariants = [] } = config;
  const all = [
    base,
    ...Object.values(variants).flatMap((values) => Object.values(values)),
    ...compoundVariants.map((compound) => compound.css),
  ].map((styles) => classesOf(css, styles));
  const count = new Map<string, number>();
  for (const names of all) {
    for (const slot of new Set(names.map(slotOf))) count.set(slot, (count.get(slot) ?? 0) + 1);
  }
  const shared = [...count].flatMap(([slot, times]) => (times > 1 ? [slot] : []));
  const ready = (styles: Styles): ReadyStyle => {
    const names = classesOf(css, styles);
    const isShared = (name: string): boolean => shared.includes(slotOf(name));
    const slots = names
      .filter(isShared)
      .map((name) => [String(shared.indexOf(slotOf(name))), name] as const);
    const always = names.filter((name) => !isShared(name)).join(' ');
    return slots.length === 0 ? [always] : [always, Object.fromEntries(slots)];
  };
  const each = <Value, To>(values: Readonly<Record<string, Value>>, to: (value: Value) => To) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, to(value)]));
  return {
    base: ready(base),
    variants: each(variants, (values) => each(values, ready)),
    defaults: defaultVariants,
    compounds: compoundVariants.map(({ css: styles, ...when }) => [when, ready(styles)]),
  };
}
