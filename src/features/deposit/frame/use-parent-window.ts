import { useCallback, useEffect, useMemo, useRef, type RefObject } from 'react';
import { FRAME_APP, ownChannel } from '../../../services/payment-frame/channel';
import { readMessage, ToFrame, type FrameMessage } from './messages';
import { framePlace } from './frame-place';

type WithoutEnvelope<Message> = Message extends unknown ? Omit<Message, 'app' | 'channel'> : never;

/** What the frame can tell the page around it. */
export type Told = WithoutEnvelope<FrameMessage>;

/**
 * The page around the frame: told only on our own origin and on the channel it named, heard only when it
 * asks to submit. Also tells how tall `content` is.
 */
export function useParentWindow(options: {
  readonly content: RefObject<HTMLElement | null>;
  onSubmit(): void;
}): {
  /** Whether there is a page of ours that takes the token. */
  readonly connected: boolean;
  tell(message: Told): void;
} {
  const { content, onSubmit } = options;
  const channel = useMemo(() => (framePlace() === 'ours' ? ownChannel() : null), []);
  const submit = useRef(onSubmit);
  submit.current = onSubmit;

  const tell = useCallback(
    (message: Told): void => {
      if (channel === null) return;
      window.parent.postMessage({ app: FRAME_APP, channel, ...message }, window.location.origin);
    },
    [channel],
  );

  useEffect(() => {
    if (channel === null) return undefined;
    const listen = (event: MessageEvent<unknown>): void => {
      const { origin } = window.location;
      const heard = readMessage(event, ToFrame, { origin, source: window.parent, channel });
      if (heard !== null) submit.current();
    };
    window.addEventListener('message', listen);
    tell({ type: 'ready' });
    return () => window.removeEventListener('message', listen);
  }, [channel, tell]);

  useEffect(() => {
    const element = content.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() =>
      tell({ type: 'size', height: Math.min(5000, Math.ceil(element.offsetHeight)) }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [content, tell]);

  return { connected: channel !== null, tell };
}
