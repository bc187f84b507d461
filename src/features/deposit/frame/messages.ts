import { CARD_BRANDS } from '../../../catalogue/payment-identifiers';
import * as v from 'valibot';
import { FRAME_APP } from '../../../services/payment-frame/channel';

const common = {
  app: v.literal(FRAME_APP),
  channel: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
};

/** The brands a token can name, as the data API tells them. */
const Brand = v.picklist(CARD_BRANDS);

/** What the frame tells its page. Strict: a message that holds anything else is not a message. */
export const FromFrame = v.variant('type', [
  /** On an origin of its own: it needs the session. */
  v.strictObject({ ...common, type: v.literal('hello') }),
  /** The fields are there; the frame waits for `submit`. */
  v.strictObject({ ...common, type: v.literal('ready') }),
  /** How tall the fields are, CSS pixels. */
  v.strictObject({
    ...common,
    type: v.literal('size'),
    height: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5000)),
  }),
  /** The card is being exchanged for a token. */
  v.strictObject({ ...common, type: v.literal('busy') }),
  /** The fields say what is wrong. */
  v.strictObject({ ...common, type: v.literal('refused') }),
  /** All that ever leaves the frame of a card. */
  v.strictObject({
    ...common,
    type: v.literal('card'),
    token: v.pipe(v.string(), v.regex(/^[\w-]{4,128}$/)),
    brand: Brand,
    lastFour: v.pipe(v.string(), v.regex(/^\d{4}$/)),
  }),
  v.strictObject({ ...common, type: v.literal('session-ended') }),
]);

/** What the page tells its frame: to check the fields and exchange the card. */
export const ToFrame = v.strictObject({ ...common, type: v.literal('submit') });

export type FrameMessage = v.InferOutput<typeof FromFrame>;

/** A card as the page around the frame knows it. */
export type CardToken = Pick<
  Extract<FrameMessage, { type: 'card' }>,
  'token' | 'brand' | 'lastFour'
>;

/** Whose messages are listened to. */
export interface ExpectedSender {
  readonly origin: string;
  /** The window of the other side; null while there is none. */
  readonly source: MessageEventSource | null;
  readonly channel: string;
}

/**
 * Reads a message. Null unless it comes from the expected origin AND window, on the expected channel,
 * in exactly the expected shape: whatever else arrives changes nothing.
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
