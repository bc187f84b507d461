import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { CHANNEL_PARAMETER, FRAME_APP } from '../../../services/payment-frame/channel';
import { FromFrame, readMessage, type CardToken } from './messages';
import { randomId } from '../../../services/random-id';
import { reportUnauthorized } from '../../../services/session/session-expired';
import { useNavigation, withQuery } from '../../../shell/navigation/use-navigation';

/** How long the frame may take to say that it is there, ms. */
const TIMEOUT_MS = 20_000;

/** Height until the frame tells its own, CSS pixels. */
const FIRST_HEIGHT = 460;

export interface CardFrameState {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly address: string;
  readonly height: number;
  /** The frame did not answer in time. */
  readonly missing: boolean;
  /** The session ended while the frame was there. */
  readonly ended: boolean;
  /** The frame exchanges the card, or will as soon as it is there. */
  readonly busy: boolean;
  /** Has the frame check its fields and exchange the card. */
  submit(): void;
  /** Loads the frame again. */
  reload(): void;
}

/**
 * The page's side of the payment frame. Hears only this frame's window, on our own origin, on the channel
 * made for it, in the agreed shapes; learns of a card its token, brand and last four digits.
 */
export function useCardFrame(options: {
  /** Whether the frame is on the page. */
  readonly shown: boolean;
  onCard(card: CardToken): void;
}): CardFrameState {
  const { shown, onCard } = options;
  const frame = useRef<HTMLIFrameElement>(null);
  const { pathOf } = useNavigation();
  const [channel, setChannel] = useState(randomId);
  const [height, setHeight] = useState(FIRST_HEIGHT);
  const [ready, setReady] = useState(false);
  const [missing, setMissing] = useState(false);
  const [ended, setEnded] = useState(false);
  const [busy, setBusy] = useState(false);
  /** Asked before the frame was there to hear it. */
  const submitWhenReady = useRef(false);
  const receive = useRef(onCard);
  receive.current = onCard;

  const send = useCallback(() => {
    frame.current?.contentWindow?.postMessage(
      { app: FRAME_APP, channel, type: 'submit' },
      window.location.origin,
    );
  }, [channel]);

  useEffect(() => {
    if (shown) return;
    // The frame has gone with what it was doing: the next one starts again.
    submitWhenReady.current = false;
    setReady(false);
    setBusy(false);
    setMissing(false);
  }, [shown]);

  useEffect(() => {
    const listen = (event: MessageEvent<unknown>): void => {
      const { origin } = window.location;
      const source = frame.current?.contentWindow ?? null;
      const message = readMessage(event, FromFrame, { origin, source, channel });
      if (message === null) return;
      if (message.type === 'size') {
        setHeight(message.height);
        return;
      }
      setBusy(message.type === 'busy');
      if (message.type === 'ready') {
        setReady(true);
        setMissing(false);
        if (submitWhenReady.current) send();
        submitWhenReady.current = false;
      }
      if (message.type === 'card') {
        const { token, brand, lastFour } = message;
        receive.current({ token, brand, lastFour });
      }
      if (message.type === 'session-ended') {
        setEnded(true);
        reportUnauthorized();
      }
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [channel, send]);

  useEffect(() => {
    if (ready || !shown) return undefined;
    const timer = window.setTimeout(() => {
      submitWhenReady.current = false;
      setBusy(false);
      setMissing(true);
    }, TIMEOUT_MS);
    return () => window.clearTimeout(timer);
  }, [channel, ready, shown]);

  const submit = useCallback(() => {
    if (ready) send();
    else if (!missing) {
      submitWhenReady.current = true;
      setBusy(true);
    }
  }, [missing, ready, send]);

  return {
    frame,
    address: withQuery(pathOf('payment-frame'), { [CHANNEL_PARAMETER]: channel }),
    height,
    missing,
    ended,
    busy,
    submit,
    reload: () => {
      setBusy(false);
      setReady(false);
      setMissing(false);
      setEnded(false);
      setChannel(randomId());
    },
  };
}
