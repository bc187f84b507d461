import { useEffect } from 'react';
import { css } from '../../../styled-system/css';
import { openCookieSettings } from '../../shell/cookies/cookie-settings';
import { allowAll, noteBannerShown, storeConsent } from '../../services/consent/consent';
import { BottomBanner } from '../../ui/bottom-banner';
import { Button } from '../../ui/button';
import { PAGE_HEADING_ID } from '../../ui/heading';

const TEXT =
  'We use essential cookies to make this site work. With your permission, we also use cookies to measure and improve the site, recognize your device, record sessions and personalize ads.';

const buttons = css({
  display: 'flex',
  flexDirection: 'column',
  gap: { base: '0', tablet: '1' },
  flex: 'none',
  minWidth: { desktop: '25rem' },
});
/** The same look and width for both answers. */
const answers = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '3',
  maxWidth: { tablet: '25rem', desktop: 'none' },
});
const more = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: { base: 'space-between', tablet: 'flex-start' },
  fontSize: { base: '0.8125rem', tablet: 'small' },
  // Aligns the text of the quiet button with the text above.
  marginInlineStart: { base: '-1', tablet: '-4' },
  '& button': {
    minHeight: { base: 'targetSmall', tablet: 'target' },
    paddingInline: { base: '1', tablet: '4' },
    fontSize: 'inherit',
  },
});
const closing = css({
  display: 'flex',
  alignItems: 'center',
  columnGap: { base: '1', tablet: '3' },
  color: 'muted',
  // Two lines if there is no space for one: a third row would cover too much of the page.
  '@media (width < 22rem)': { maxWidth: '10rem', lineHeight: '1.15' },
  '& button': { minWidth: '0', paddingInlineEnd: { tablet: '1' } },
});
const answer = css({ paddingInline: '2' });

/** The clicked button is removed, so the focus moves to the heading. */
function decide(choose: () => void): void {
  choose();
  document.getElementById(PAGE_HEADING_ID)?.focus({ preventScroll: true });
}

/**
 * Shown until a choice is stored (spec 4). Tracks the page on which the user leaves without one.
 */
export function CookieBanner() {
  useEffect(() => {
    window.addEventListener('pagehide', noteBannerShown);
    return () => window.removeEventListener('pagehide', noteBannerShown);
  }, []);
  return (
    <BottomBanner label="Cookies" text={TEXT}>
      <div className={buttons}>
        <div className={answers}>
          <Button
            variant="secondary"
            size="small"
            className={answer}
            onClick={() => decide(allowAll)}
          >
            Accept All
          </Button>
          <Button
            variant="secondary"
            size="small"
            className={answer}
            onClick={() => decide(() => storeConsent({ functional: false, performance: false }))}
          >
            Only Essential
          </Button>
        </div>
        <div className={more}>
          <Button variant="tertiary" size="small" onClick={openCookieSettings}>
            Cookie Settings
          </Button>
          <div className={closing}>
            <Button
              variant="tertiary"
              size="small"
              aria-describedby="cookies-closing"
              onClick={() => decide(allowAll)}
            >
              Close
            </Button>
            <span id="cookies-closing">Closing accepts all cookies.</span>
          </div>
        </div>
      </div>
    </BottomBanner>
  );
}
