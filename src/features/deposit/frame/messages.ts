import { CARD_BRANDS } from '../../../catalogue/payment-identifiers';
import * as v from 'valibot';
import { FRAME_APP } from '../../../services/payment-frame/channel';

const common = {
  app: v.literal(FRAME_APP),
  channel: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
};

const Brand = v.picklist(CARD_BRANDS);

/** Messages of the frame to its page. Strict, so that messages with other content are ignored. */
export const FromFrame = v.variant('type', [
  /** Requests the session, if the frame has another origin. */
  v.strictObject({ ...common, type: v.literal('hello') }),
  /** The fields are visible, and the frame waits for `submit`. */
  v.strictObject({ ...common, type: v.literal('ready') }),
  /** Height of the fields, CSS pixels. */
  v.strictObject({
    ...common,
    type: v.literal('size'),
    height: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5000)),
  }),
  /** The card is being exchanged for a token. */
  v.strictObject({ ...common, type: v.literal('busy') }),
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

/** Validates the fields and exchanges the card. */
export const ToFrame = v.strictObject({ ...common, type: v.literal('submit') });

export type FrameMessage = v.InferOutput<typeof FromFrame>;

/** All that the surrounding page knows about the card. */
export type CardToken = Pick<
  Extract<FrameMessage, { type: 'card' }>,
  'token' | 'brand' | 'lastFour'
>;

export interface ExpectedSender {
  readonly origin: string;
  /** Window of the other side; null before it exists. */
  readonly source: MessageEventSource | null;
  readonly channel: string;
}

/** Returns null unless the message has the expected origin, window, channel and shape. */
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
