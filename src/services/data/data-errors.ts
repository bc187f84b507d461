/** The answer violates the contract, so none of its values is used. */
export class UnreadableAnswerError extends Error {
  constructor(/** Where it differs, without any value. */ place: string) {
    super(`The answer is not what the contract says, at ${place}`);
    this.name = 'UnreadableAnswerError';
  }
}

/** No answer came within the time limit, and the call was given up. */
export class TimeLimitError extends Error {
  constructor(seconds: number) {
    super(`timeout exceeded after ${seconds} s`);
    this.name = 'TimeLimitError';
  }
}
