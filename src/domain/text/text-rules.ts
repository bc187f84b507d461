import * as v from 'valibot';
import { normalizeText } from '../../catalogue/normalize-text';

export const TypedText = v.pipe(v.string(), v.transform(normalizeText));

/** Length in Unicode code points, like every field limit. */
export function textLength(text: string): number {
  return Array.from(text).length;
}

/** A normalized text with at most `maximum` code points. */
export function limitedText(maximum: number, message: string) {
  return v.pipe(
    TypedText,
    v.check((text) => textLength(text) <= maximum, message),
  );
}

/**
 * A normalized text that isn't empty, matches `format` and fits the limit: messages in that order.
 */
export function requiredText(options: {
  readonly empty: string;
  readonly format?: { readonly test: (text: string) => boolean; readonly message: string };
  readonly maximum: number;
  readonly tooLong: string;
}) {
  const { empty, format, maximum, tooLong } = options;
  return v.pipe(
    TypedText,
    v.nonEmpty(empty),
    v.check((text) => text === '' || !format || format.test(text), format?.message ?? empty),
    v.check((text) => textLength(text) <= maximum, tooLong),
  );
}
