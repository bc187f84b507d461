import { screenDefinition } from '../../../catalogue/screens';
import { css } from '../../../../styled-system/css';
import { Button } from '../../../ui/button';
import { InlinePanel } from '../../../ui/inline-panel';
import type { CardFrameState } from './use-card-frame';

// The frame keeps room for the rings of the focus inside: it reaches that much beyond the fields around it.
const box = css({
  display: 'block',
  width: 'calc(100% + 0.5rem)',
  maxWidth: 'none',
  marginInline: '-1',
  border: 'none',
  background: 'transparent',
});

/** The payment frame on the page, as tall as its fields. */
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
  // No sandbox: one that lets our own scripts ask with our own session keeps nothing out, and browsers warn of it.
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
