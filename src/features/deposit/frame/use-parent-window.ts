import { useCallback, useEffect, useEffectEvent, useMemo, type RefObject } from 'react';
import { FRAME_APP, ownChannel } from '../../../services/payment-frame/channel';
import { pageOrigin } from '../../../services/payment-frame/origins';
import { readMessage, ToFrame, type FrameMessage } from './messages';
import { framePlace } from './frame-place';

type WithoutEnvelope<Message> = Message extends unknown ? Omit<Message, 'app' | 'channel'> : never;

export type FrameNews = WithoutEnvelope<FrameMessage>;

/**
 * Posts to the surrounding page on the channel that it named, accepts only `submit` from it, and
 * reports the height of `content`.
 */
export function useParentWindow(options: {
  readonly content: RefObject<HTMLElement | null>;
  onSubmit(): void;
}): {
  /** Whether one of our pages receives the token. */
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
