// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { screenStep } from '../../catalogue/routes';
import { JourneyPane } from './journey-pane';
import { ScreenContext } from './screen-context';

test.each([
  [
    'a visitor',
    false,
    ['Now: Your items', 'Next: Create your account', 'Next: Address and income'],
  ],
  [
    'a signed-in user',
    true,
    ['Done: Create your account', 'Now: Your items', 'Next: Address and income'],
  ],
])('the steps before the current one are done for %s in the cart', (_user, hasAccount, first) => {
  const step = screenStep('asset-cart', 'item', hasAccount);
  if (step === undefined) throw new Error('The cart is no step.');
  const place = document.createElement('div');
  place.innerHTML = renderToStaticMarkup(
    <ScreenContext value={{ id: 'asset-cart', flow: 'item' }}>
      <JourneyPane step={step} />
    </ScreenContext>,
  );
  const steps = [...place.querySelectorAll('li')].map(({ textContent }) => textContent);
  for (const [index, text] of first.entries()) expect(steps[index]).toContain(text);
});
