import { CARD_BRANDS } from '../../../catalogue/payment-identifiers';
import * as v from 'valibot';
import { FRAME_APP } from '../../../services/payment-frame/channel';

const common = {
  app: v.literal(FRAME_APP),
  channel: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
};

/** The brands that a token can have, by their names in the data API. */
const Brand = v.picklist(CARD_BRANDS);

/** Messages of the frame to its page. Strict: one with any other content is ignored. */
export const FromFrame = v.variant('type', [
  /** Asks for the session, if the frame has another origin. */
  v.strictObject({ ...common, type: v.literal('hello') }),
  /** The fields are shown, and the frame waits for `submit`. */
  v.strictObject({ ...common, type: v.literal('ready') }),
  /** The height of the fields, CSS pixels. */
  v.strictObject({
    ...common,
    type: v.literal('size'),
    height: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5000)),
  }),
  /** The card is being exchanged for a token. */
  v.strictObject({ ...common, type: v.literal('busy') }),
  /** The fields show their errors. */
  v.strictObject({ ...common, type: v.literal('refused') }),
  /** The only card data that leaves the frame. */
  v.strictObject({
    ...common,
    type: v.literal('card'),
    token: v.pipe(v.string(), v.regex(/^[\w-]{4,128}$/)),
    brand: Brand,
    lastFour: v.pipe(v.string(), v.regex(/^\d{4}$/)),
  }),
  v.strictObject({ ...common, type: v.literal('session-ended') }),
]);

/** The page's message to its frame: validate the fields and exchange the card. */
export const ToFrame = v.strictObject({ ...common, type: v.literal('submit') });

export type FrameMessage = v.InferOutput<typeof FromFrame>;

/** The card data that the surrounding page knows. */
export type CardToken = Pick<
  Extract<FrameMessage, { type: 'card' }>,
  'token' | 'brand' | 'lastFour'
>;

/** The sender whose messages are accepted. */
export interface ExpectedSender {
  readonly origin: string;
  /** The other side's window; null before it exists. */
  readonly source: MessageEventSource | null;
  readonly channel: string;
}

/**
 * Parses a message; null unless it comes from the expected origin and window, on the expected channel, in the expected
 * shape.
 */
export function readMessage<const Schema extends v.GenericSchema<unknown, { channel: string }>>(
  event: Pick<MessageEvent<unknown>, 'data' | 'origin' | 'source'>,
  schema: Schema,
  expected: ExpectedSender,
): v.InferOutput<Schema> | null {
  if (event.origin !== expected.origin) return null;
  if (expected.source === null || event.source !== expected.source) return null;
  const result = v.safeParse(schema, event.data);
  return result.success && result.output.channel === expected.channel ? result.output : null;
}
