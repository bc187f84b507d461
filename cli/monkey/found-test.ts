import type { Action, Found } from './walk';
import { translatePage } from './translate-page';
import { seedLink } from '../support/seed-link';

const text = (value: string): string =>
  `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

function locator(action: Extract<Action, { readonly nth: number }>): string {
  const place = action.inFrame ? "page.frameLocator('iframe')" : 'page';
  const nth = action.nth === 0 ? '' : `.nth(${String(action.nth)})`;
  return `${place}.getByRole(${text(action.role)}, { name: ${text(action.name)}, exact: true })${nth}`;
}

function line(action: Action): string {
  switch (action.do) {
    case 'press':
      return `await page.keyboard.press(${text(action.key)});`;
    case 'back':
      return 'await page.goBack();';
    case 'forward':
      return 'await page.goForward();';
    case 'reload':
      return 'await page.reload();';
    case 'translate':
      return `await page.evaluate(${translatePage.toString()});`;
    case 'click':
    case 'check':
      return `await ${locator(action)}.click();`;
    case 'fill':
      return `await ${locator(action)}.fill(${text(action.value)});`;
    case 'select':
      return `await ${locator(action)}.selectOption(${text(action.value)});`;
  }
}

/** A browser test with the steps to the finding. */
export function testOf({ seed, actions, finding, walk }: Found): string {
  const { pathname, search } = new URL(seedLink(seed, 'http://localhost/'));
  const [what = ''] = finding.text.split('\n');
  return [
    `// ${finding.kind}: ${what}`,
    `test('walk ${String(walk)}: ${finding.kind}', async ({ page, portal }) => {`,
    `  await portal.openLink(portal.origin + ${text(pathname + search)});`,
    ...actions.map((action) => `  ${line(action)}`),
    "  await expect(page.getByRole('main')).toBeVisible();",
    "  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Unexpected/);",
    '});',
  ].join('\n');
}
