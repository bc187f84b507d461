import { useDeferredValue, type ReactNode } from 'react';
import { css } from '../../styled-system/css';
import { bannerHeight } from './height-on-page';
import { VisuallyHidden } from './visually-hidden';

export interface BottomBannerProps {
  label: string;
  /** Announced once, when the banner appears. */
  text: string;
  children: ReactNode;
}

const box = css({
  position: 'fixed',
  insetInline: '0',
  bottom: '0',
  zIndex: 'banner',
  maxHeight: '70dvh',
  overflowY: 'auto',
  background: 'surface',
  borderTop: '1px solid token(colors.line)',
  boxShadow: '0 -8px 28px -12px hsl(215 40% 15% / 0.22)',
  transition: 'translate token(durations.calm) token(easings.arrive)',
  _print: { display: 'none' },
  _starting: { translate: '0 100%' },
});
const inside = css({
  display: 'flex',
  flexDirection: { base: 'column', desktop: 'row' },
  alignItems: { desktop: 'center' },
  justifyContent: 'space-between',
  gap: { base: '0', tablet: '2', desktop: '8' },
  width: 'full',
  maxWidth: { base: 'column', desktop: 'page' },
  marginInline: 'auto',
  paddingInline: '4',
  paddingBlockStart: { base: '1', tablet: '4' },
  paddingBlockEnd: { base: '0', tablet: '4' },
});
// Leaves four fifths of a phone's window to the page.
const words = css({
  fontSize: { base: '0.8125rem', tablet: 'small' },
  lineHeight: { base: '1.25', tablet: '1.45' },
  maxWidth: { base: 'none', desktop: '60ch' },
});

/**
 * Non-blocking question at the lower edge. The page grows by the covered height, so that nothing is
 * hidden.
 */
export function BottomBanner({ label, text, children }: BottomBannerProps) {
  // Screen readers announce a live region only if it exists before its text.
  const announced = useDeferredValue(text, '');
  return (
    <section ref={bannerHeight} aria-label={label} className={box}>
      <div className={inside}>
        {/* Visible from the start, so that the height is constant; screen readers use the live
            region. */}
        <p aria-hidden="true" className={words}>
          {text}
        </p>
        <VisuallyHidden>
          <span role="status">{announced}</span>
        </VisuallyHidden>
        {children}
      </div>
    </section>
  );
}
