/** The value of a choice for somebody who does not know. */
export const UNSURE = 'UNSURE';

/** Something that can be chosen. */
export interface Choice {
  readonly value: string;
  readonly label: string;
  /** One line under the label. */
  readonly description?: string;
  /** Stands for whatever is not in the list. */
  readonly other?: boolean;
}

interface QuestionBase {
  readonly label: string;
  readonly hint?: string;
  /** May be left empty; the label says so. */
  readonly optional?: boolean;
  /** Where the answer stands in an item of the data API, such as `watch.brand`; absent where it is not sent. */
  readonly path?: string;
}

/** A line or, when `lines` says so, a few lines of text. Lengths are code points. */
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
  /** The most digits after the point. */
  readonly decimals: 2;
  /** `subject` (the label, if absent) and `example` appear in the messages for a text that is not a number. */
  readonly messages: LimitMessages & { readonly subject?: string; readonly example: string };
}

/** A number, typed as text. */
export type NumberQuestion = WholeNumberQuestion | DecimalQuestion;

/** One of several: radios, large cards, a list, or a list with typing. */
export interface ChoiceQuestion extends QuestionBase {
  readonly control: 'radios' | 'select' | 'combobox';
  readonly choices: readonly Choice[];
  /** Adds "I’m not sure". */
  readonly unsure?: boolean;
  /** The values are numbers; "I’m not sure" is sent as null. */
  readonly numeric?: boolean;
  /** Drawings beside the choices. */
  readonly drawings?: 'shapes' | 'links';
  readonly message?: string;
}

/** Any number of several. */
export interface ManyQuestion extends QuestionBase {
  readonly control: 'many';
  readonly choices: readonly Choice[];
}

/** A checkbox. `message` is shown where it has to be ticked and is not. */
export interface TickQuestion extends QuestionBase {
  readonly control: 'tick';
  readonly message?: string;
}

/** Files, sent as soon as they are chosen. */
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

/** What a form holds of a question: text as typed, what is chosen, whether it is ticked. */
export type Answer = string | string[] | boolean;
