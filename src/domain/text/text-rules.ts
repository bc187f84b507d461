import * as v from 'valibot';
import { normalizeText } from '../../catalogue/normalize-text';

export const TypedText = v.pipe(v.string(), v.transform(normalizeText));

/** Unicode code points, as for all limits. */
export function textLength(text: string): number {
  return Array.from(text).length;
}

/** Normalizes; counts code points. */
export function limitedText(maximum: number, message: string) {
  return v.pipe(
    TypedText,
    v.check((text) => textLength(text) <= maximum, message),
  );
}

/** Normalizes. Messages in this order: empty, `format`, limit. */
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
