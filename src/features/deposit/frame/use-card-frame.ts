import { useCallback, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { readColorScheme } from '../../../services/color-scheme';
import { CHANNEL_PARAMETER, postToFrame } from '../../../services/payment-frame/channel';
import {
  COLOR_SCHEME_PARAMETER,
  frameOrigin,
  PAGE_PARAMETER,
} from '../../../services/payment-frame/origins';
import { FromFrame, readMessage, type CardToken, type FrameMessage } from './messages';
import { randomId } from '../../../services/random-id';
import { reportUnauthorized } from '../../../services/session/session-expired';
import { useHandedSession } from './use-handed-session';
import { useNavigation, withQuery } from '../../../shell/navigation/use-navigation';
import { hostPath } from '../../../catalogue/folder';

/** Longest wait for `ready`, ms. */
const TIMEOUT_MS = 20_000;

/** CSS pixels, until the frame posts its height. */
const FIRST_HEIGHT = 460;

/** `queued`: the user submitted while the frame was loading; `submit` is sent once it is ready. */
export type CardFramePhase = 'loading' | 'queued' | 'ready' | 'exchanging' | 'missing' | 'ended';

export interface CardFrameState {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly address: string;
  readonly height: number;
  readonly phase: CardFramePhase;
  submit(): void;
  reload(): void;
}

const PHASE_AFTER = {
  ready: 'ready',
  busy: 'exchanging',
  refused: 'ready',
  card: 'ready',
  'session-ended': 'ended',
} as const satisfies Record<Exclude<FrameMessage['type'], 'hello' | 'size'>, CardFramePhase>;

/** Adds the parent's origin, brand and color scheme for a frame of another origin. */
function frameAddress(path: string, channel: string, colorScheme: string): string {
  const origin = frameOrigin();
  const { origin: own } = window.location;
  if (origin === own) return hostPath(withQuery(path, { [CHANNEL_PARAMETER]: channel }));
  const program = document.documentElement.dataset['program'] ?? '';
  const query = {
    [CHANNEL_PARAMETER]: channel,
    [PAGE_PARAMETER]: own,
    [COLOR_SCHEME_PARAMETER]: colorScheme,
    program,
  };
  return origin + withQuery(path, query);
}

/**
 * The page's side of the payment frame. Accepts only messages from this frame's window, origin and
 * channel in the agreed shapes. Learns only token, brand and last four digits.
 */
export function useCardFrame(options: {
  readonly shown: boolean;
  onCard(card: CardToken): void;
}): CardFrameState {
  const { shown, onCard } = options;
  const frame = useRef<HTMLIFrameElement>(null);
  const { pathOf } = useNavigation();
  const [channel, setChannel] = useState(randomId);
  // Fixed at the start: another URL would reload the frame and clear its fields.
  const [colorScheme] = useState(readColorScheme);
  const [height, setHeight] = useState(FIRST_HEIGHT);
  const [phase, setPhase] = useState<CardFramePhase>('loading');
  const receive = useEffectEvent(onCard);

  const post = useCallback(
    (message: Readonly<Record<string, unknown>>) => {
      const target = frame.current?.contentWindow;
      if (target) postToFrame(target, channel, message);
    },
    [channel],
  );
  const send = useCallback(() => post({ type: 'submit' }), [post]);
  const handOver = useHandedSession(channel, post);

  const [wasShown, setWasShown] = useState(shown);
  if (shown !== wasShown) {
    setWasShown(shown);
    // The next frame starts loading from the beginning.
    if (!shown && phase !== 'ended') setPhase('loading');
  }

  useEffect(() => {
    const listen = (event: MessageEvent<unknown>): void => {
      const source = frame.current?.contentWindow ?? null;
      const message = readMessage(event, FromFrame, { origin: frameOrigin(), source, channel });
      if (message === null) return;
      if (message.type === 'hello') {
        handOver();
        return;
      }
      if (message.type === 'size') {
        setHeight(message.height);
        return;
      }
      setPhase(PHASE_AFTER[message.type]);
      if (message.type === 'ready' && phase === 'queued') send();
      if (message.type === 'card') {
        const { token, brand, lastFour } = message;
        receive({ token, brand, lastFour });
      }
      if (message.type === 'session-ended') reportUnauthorized();
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [channel, handOver, phase, send]);

  const isLoading = phase === 'loading' || phase === 'queued';
  useEffect(() => {
    if (!isLoading || !shown) return undefined;
    const timer = window.setTimeout(() => setPhase('missing'), TIMEOUT_MS);
    return () => window.clearTimeout(timer);
  }, [isLoading, shown]);

  const submit = useCallback(() => {
    if (phase === 'loading') setPhase('queued');
    else if (phase === 'ready' || phase === 'exchanging') send();
  }, [phase, send]);

  return {
    frame,
    address: frameAddress(pathOf('payment-frame'), channel, colorScheme),
    height,
    phase,
    submit,
    reload: () => {
      setPhase('loading');
      setChannel(randomId());
    },
  };
}
