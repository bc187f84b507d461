import { useEffect } from 'react';
import { css } from '../../../styled-system/css';
import { openCookieSettings } from '../../shell/cookies/cookie-settings';
import { allowAll, noteBannerShown, storeConsent } from '../../services/consent/consent';
import { BottomBanner } from '../../ui/bottom-banner';
import { Button } from '../../ui/button';
import { PAGE_HEADING_ID } from '../../ui/heading';

const TEXT =
  'We use cookies that are needed for this site to work. With your permission we also use cookies to ' +
  'remember your choices and to measure and improve the site.';

const buttons = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '1',
  flex: 'none',
  minWidth: { desktop: '25rem' },
});
/** Accept and decline side by side, alike in look and width. */
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
  // A quiet button begins where the text does; so does the sentence where it stands on a line of its own.
  marginInlineStart: '-4',
});
const closingNote = css({
  fontSize: 'small',
  color: 'muted',
  paddingInlineStart: { base: '4', tablet: '0' },
});
const answer = css({ paddingInline: '2' });

/** What was pressed is gone: the focus moves to the heading. */
function decide(choose: () => void): void {
  choose();
  document.getElementById(PAGE_HEADING_ID)?.focus({ preventScroll: true });
}

/** Asks for consent until a choice is stored (spec 4). Leaving the page on which it is shown is recorded. */
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
          <Button
            variant="tertiary"
            size="small"
            aria-describedby="cookies-closing"
            onClick={() => decide(allowAll)}
          >
            Close
          </Button>
          <span id="cookies-closing" className={closingNote}>
            Closing accepts all cookies.
          </span>
        </div>
      </div>
    </BottomBanner>
  );
}
