/** Value of the choice "I’m not sure". */
export const UNSURE = 'UNSURE';

export interface Choice {
  readonly value: string;
  readonly label: string;
  /** One line under the label. */
  readonly description?: string;
  /** Means anything that isn't in the list. */
  readonly other?: boolean;
}

interface QuestionBase {
  readonly label: string;
  readonly hint?: string;
  /** May be left empty; the label says so. */
  readonly optional?: boolean;
  /** Path of the answer in the API's item, such as `watch.brand`; absent if it isn't sent. */
  readonly path?: string;
}

/** A text of one line, or several with `lines`. Lengths are code points. */
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
  /** `min` itself is not allowed. */
  readonly aboveMin?: boolean;
  /** Unit after the input, such as "inches". */
  readonly suffix?: string;
}

/** `{year}` in a message is replaced with the current year. */
interface LimitMessages {
  readonly empty?: string;
  readonly below: string;
  readonly above: string;
}

interface WholeNumberQuestion extends AnyNumberQuestion {
  readonly decimals: 0;
  /** `notNumber` is the message for any text that is not a whole number. */
  readonly messages: LimitMessages & { readonly notNumber: string };
}

interface DecimalQuestion extends AnyNumberQuestion {
  /** Maximum decimal places. */
  readonly decimals: 2;
  /** `subject` (the label, if absent) and `example` appear in the messages for a text that is not a number. */
  readonly messages: LimitMessages & { readonly subject?: string; readonly example: string };
}

/** A number, typed as text. */
export type NumberQuestion = WholeNumberQuestion | DecimalQuestion;

/** One of several: radios, large cards, a select or a combobox. */
export interface ChoiceQuestion extends QuestionBase {
  readonly control: 'radios' | 'select' | 'combobox';
  readonly choices: readonly Choice[];
  /** Adds "I’m not sure". */
  readonly unsure?: boolean;
  /** The values are numbers; "I’m not sure" is sent as null. */
  readonly numeric?: boolean;
  /** Drawings next to the choices. */
  readonly drawings?: 'shapes' | 'links';
  readonly message?: string;
}

/** Several choices. */
export interface ManyQuestion extends QuestionBase {
  readonly control: 'many';
  readonly choices: readonly Choice[];
}

/** A checkbox. `message` is shown if it is required but not checked. */
export interface TickQuestion extends QuestionBase {
  readonly control: 'tick';
  readonly message?: string;
}

/** Files, uploaded as soon as they are chosen. */
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

/** A form's value of a question: text as typed, choices, or whether it is checked. */
export type Answer = string | string[] | boolean;
