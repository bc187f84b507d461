/** The answer does not say what the contract promises: nothing in it is taken for a fact. */
export class UnreadableAnswerError extends Error {
  constructor(/** Where it differs, without any value. */ place: string) {
    super(`The answer is not what the contract says, at ${place}`);
    this.name = 'UnreadableAnswerError';
  }
}

/** No answer came within the time limit, and the call was given up. */
export class TimeLimitError extends Error {
  constructor(seconds: number) {
    super(`timeout of ${seconds} s exceeded`);
    this.name = 'TimeLimitError';
  }
}
