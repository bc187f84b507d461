import { anything, assert, object, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FRAME_APP } from '../../../services/payment-frame/channel';
import { FromFrame, readMessage, ToFrame } from './messages';

const CHANNEL = '0123456789abcdef0123456789abcdef';
const frame = { name: 'frame' } as unknown as MessageEventSource;
const other = { name: 'other' } as unknown as MessageEventSource;
const expected = { origin: 'https://portal.example', source: frame, channel: CHANNEL };
const card = {
  app: FRAME_APP,
  channel: CHANNEL,
  type: 'card',
  token: 'tok_0001',
  brand: 'VISA',
  lastFour: '5556',
};
const read = (change: object = {}, ...given: readonly unknown[]) =>
  readMessage(
    {
      data: given.length === 0 ? card : given[0],
      origin: expected.origin,
      source: frame,
      ...change,
    },
    FromFrame,
    expected,
  );

describe('a message of the payment frame', () => {
  it('is accepted only from its own origin, window and channel', () => {
    expect(read()).toEqual(card);
    expect(
      read({}, { app: FRAME_APP, channel: CHANNEL, type: 'size', height: 420 }),
    ).not.toBeNull();
  });

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['an origin that only begins alike', { origin: 'https://portal.example.evil.example' }],
    ['an opaque origin', { origin: 'null' }],
    ['another window', { source: other }],
    ['no window', { source: null }],
  ])('is not heard from %s', (_, change) => {
    expect(read(change)).toBeNull();
  });

  it.each([
    ['another channel', { ...card, channel: 'f'.repeat(32) }],
    ['another app', { ...card, app: 'portal' }],
    ['a card number beside the token', { ...card, number: '4000056655665556' }],
    ['a card number for a last four', { ...card, lastFour: '4000056655665556' }],
    ['markup for a token', { ...card, token: '<img src=x onerror=alert(1)>' }],
    ['a size beyond all screens', { ...card, type: 'size', height: 1e9 }],
    ['an unknown type', { app: FRAME_APP, channel: CHANNEL, type: 'pay' }],
    ['text', JSON.stringify(card)],
    ['nothing', undefined],
  ])('has exactly its shape: %s', (_, data) => {
    expect(read({}, data)).toBeNull();
  });

  it('is ignored if it is malformed', () => {
    assert(property(anything(), (data) => read({}, data) === null));
    assert(property(object(), (data) => read({}, { ...card, extra: data }) === null));
  });

  it('is accepted by the frame only from its page', () => {
    const submit = { app: FRAME_APP, channel: CHANNEL, type: 'submit' };
    const hear = (event: object) =>
      readMessage(
        { data: submit, origin: expected.origin, source: frame, ...event },
        ToFrame,
        expected,
      );
    expect(hear({})).toEqual(submit);
    expect(hear({ origin: 'http://evil.localhost' })).toBeNull();
    expect(hear({ source: other })).toBeNull();
    expect(hear({ data: { ...submit, url: 'https://evil.example' } })).toBeNull();
  });
});
