import { LIMITS } from '../catalogue/limits';

/** Rejects if a call has no response in time (spec 8). */
export function withinTimeLimit<T>(answer: Promise<T>): Promise<T> {
  const { limitSec } = LIMITS.answer;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`timeout exceeded after ${limitSec} s`)),
      limitSec * 1000,
    );
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
