/** Choice "I’m not sure". */
export const UNSURE = 'UNSURE';

export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly description?: string;
  /** Anything that isn't in the list. */
  readonly other?: boolean;
}

interface QuestionBase {
  readonly label: string;
  readonly hint?: string;
  readonly optional?: boolean;
  /** Path in the API's item: `watch.brand`; missing if the answer isn't sent. */
  readonly path?: string;
}

/** `lines`: several lines. Lengths in code points. */
export interface TextQuestion extends QuestionBase {
  readonly control: 'text' | 'lines';
  readonly min?: number;
  readonly max: number;
  readonly format?: { readonly test: RegExp; readonly message: string };
  readonly messages: {
    readonly empty?: string;
    readonly tooShort?: string;
    readonly tooLong: string;
  };
}

interface AnyNumberQuestion extends QuestionBase {
  readonly control: 'number';
  readonly min: number;
  readonly max: number | 'current year';
  /** `min` itself isn't allowed. */
  readonly aboveMin?: boolean;
  /** Unit after the input, such as "inches". */
  readonly suffix?: string;
}

/** `{year}` becomes the current year. */
interface LimitMessages {
  readonly empty?: string;
  readonly below: string;
  readonly above: string;
}

interface WholeNumberQuestion extends AnyNumberQuestion {
  readonly decimals: 0;
  /** `notNumber`: for text that is no whole number. */
  readonly messages: LimitMessages & { readonly notNumber: string };
}

interface DecimalQuestion extends AnyNumberQuestion {
  readonly decimals: 2;
  /** `subject` (default: the label) and `example` are for text that is no number. */
  readonly messages: LimitMessages & { readonly subject?: string; readonly example: string };
}

/** Typed as text. */
export type NumberQuestion = WholeNumberQuestion | DecimalQuestion;

/** One choice of several: radios, large cards, a select or a combobox. */
export interface ChoiceQuestion extends QuestionBase {
  readonly control: 'radios' | 'select' | 'combobox';
  readonly choices: readonly Choice[];
  readonly unsure?: boolean;
  /** Values are numbers; "I’m not sure" is sent as null. */
  readonly numeric?: boolean;
  readonly drawings?: 'shapes' | 'links';
  readonly message?: string;
}

export interface ManyQuestion extends QuestionBase {
  readonly control: 'many';
  readonly choices: readonly Choice[];
}

/** `message`: it is required but not checked. */
export interface TickQuestion extends QuestionBase {
  readonly control: 'tick';
  readonly message?: string;
}

export interface FilesQuestion extends QuestionBase {
  readonly control: 'files';
  readonly purpose: 'PHOTO' | 'PAPER';
}

export type Question =
  | TextQuestion
  | NumberQuestion
  | ChoiceQuestion
  | ManyQuestion
  | TickQuestion
  | FilesQuestion;

/** Text as typed, choices, or whether it is checked. */
export type Answer = string | string[] | boolean;
