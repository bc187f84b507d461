import { useCallback, useEffect, useEffectEvent, useMemo, type RefObject } from 'react';
import { FRAME_APP, ownChannel } from '../../../services/payment-frame/channel';
import { pageOrigin } from '../../../services/payment-frame/origins';
import { readMessage, ToFrame, type FrameMessage } from './messages';
import { framePlace } from './frame-place';

type WithoutEnvelope<Message> = Message extends unknown ? Omit<Message, 'app' | 'channel'> : never;

/** What the frame can tell the page around it. */
export type FrameNews = WithoutEnvelope<FrameMessage>;

/**
 * The page around the frame. It is sent messages only at an origin of ours and on the channel it named, and
 * listened to only when it asks to submit. It is also told how tall `content` is.
 */
export function useParentWindow(options: {
  readonly content: RefObject<HTMLElement | null>;
  onSubmit(): void;
}): {
  /** Whether there is a page of ours that takes the token. */
  readonly connected: boolean;
  post(message: FrameNews): void;
} {
  const { content, onSubmit } = options;
  const channel = useMemo(() => (framePlace() === 'ours' ? ownChannel() : null), []);
  const page = useMemo(() => pageOrigin(), []);
  const submit = useEffectEvent(onSubmit);

  const post = useCallback(
    (message: FrameNews): void => {
      if (channel === null || page === null) return;
      window.parent.postMessage({ app: FRAME_APP, channel, ...message }, page);
    },
    [channel, page],
  );

  useEffect(() => {
    if (channel === null || page === null) return undefined;
    const listen = (event: MessageEvent<unknown>): void => {
      const source = window.parent;
      const message = readMessage(event, ToFrame, { origin: page, source, channel });
      if (message !== null) submit();
    };
    window.addEventListener('message', listen);
    post({ type: 'ready' });
    return () => window.removeEventListener('message', listen);
  }, [channel, page, post]);

  useEffect(() => {
    const element = content.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() =>
      post({ type: 'size', height: Math.min(5000, Math.ceil(element.offsetHeight)) }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [content, post]);

  return { connected: channel !== null, post };
}
