import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BrandContext } from '../../domain/program/use-brand';
import { loadBrand } from '../../programs/registry';
import { ScreenContext } from '../screen/screen-context';
import { DemoEnd } from './demo-end';

test('the end of a demo is announced, and it can restart', async () => {
  const brand = { ...(await loadBrand('home_light')), id: 'home_light' as const };
  const markup = renderToStaticMarkup(
    <BrandContext value={brand}>
      <ScreenContext value={{ id: 'personal-info-demo', flow: 'home' }}>
        <DemoEnd onAgain={() => undefined} />
      </ScreenContext>
    </BrandContext>,
  );
  expect(markup).toMatch(/role="status"[^>]*>(?:(?!role=).)*where the application would continue/);
  expect(markup).toContain('Start Over');
});
