import { screenDefinition } from '../../../catalogue/screens';
import { css } from '../../../../styled-system/css';
import { Button } from '../../../ui/button';
import { InlinePanel } from '../../../ui/inline-panel';
import type { CardFrameState } from './use-card-frame';

// Extends past the other fields by the padding that the frame needs for focus outlines.
const box = css({
  display: 'block',
  width: 'calc(100% + 0.5rem)',
  maxWidth: 'none',
  marginInline: '-1',
  border: 'none',
  background: 'transparent',
});

/** The frame is as tall as its fields. */
export function CardFrame({ state }: { readonly state: CardFrameState }) {
  const { frame, address, height, phase, reload } = state;
  if (phase === 'ended') return null;
  if (phase === 'missing') {
    return (
      <InlinePanel
        title="We can’t load this right now"
        actions={<Button onClick={reload}>Try Again</Button>}
      >
        Something went wrong on our side. You haven’t been charged.
      </InlinePanel>
    );
  }
  // Not sandboxed: it needs scripts and same-origin access, with which a sandbox protects nothing,
  // and browsers warn about that.
  return (
    <iframe
      key={address}
      ref={frame}
      src={address}
      title={screenDefinition('payment-frame').heading}
      className={box}
      style={{ height }}
    />
  );
}
