// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { screenStep } from '../../catalogue/routes';
import { clearSession, storeSession } from '../../services/session/session';
import { JourneyPane } from './journey-pane';
import { ScreenContext } from './screen-context';

afterEach(clearSession);

test.each([
  ['a signed-in user', true],
  ['a visitor', false],
])('marks no step after the current one as done for %s', (_user, isSignedIn) => {
  if (isSignedIn) storeSession({ accessToken: 'token', expiresIn: 600 });
  const step = screenStep('asset-cart', 'item');
  if (step === undefined) throw new Error('The cart is no step.');
  const place = document.createElement('div');
  place.innerHTML = renderToStaticMarkup(
    <ScreenContext value={{ id: 'asset-cart', flow: 'item' }}>
      <JourneyPane step={step} />
    </ScreenContext>,
  );
  const steps = [...place.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(steps[0]).toContain('Now: Your items');
  expect(steps[1]).toContain('Next: Create your account');
  expect(steps[2]).toContain('Next: Address and income');
});
