import { compileFunction } from 'node:vm';
import { Portal as KitPortal } from '../kit/portal';
import { values } from '../kit/values';
import { CODE, signIn } from '../flows/steps';
import { expect, test } from '../support/test';
import { drawerOf } from './drawer';

type Case = (fixtures: { page: unknown; portal: KitPortal }) => Promise<void>;

function caseIn(text: string): Case {
  const cases: Case[] = [];
  const define = (_: string, one: Case): void => void cases.push(one);
  const body = text.replace(/^import .*$/m, '');
  compileFunction(body, ['test', 'expect', 'values'])(define, expect, values);
  const [found] = cases;
  if (found === undefined) throw new Error(`No case in ${text}`);
  return found;
}

test('recorded actions become a passing test of the kit @worker-only', async ({
  page,
  portal,
  openPage,
}) => {
  await portal.openSeed({ signedOut: true, status: 'MANUAL_REVIEW', persona: 'P-05' });
  const { panel, open, close } = drawerOf(page);
  await open();
  await panel.getByRole('button', { name: 'Start Recording' }).click();
  await panel.getByLabel('Fault', { exact: true }).fill('latency=5');
  await panel.getByRole('button', { name: 'Add Fault' }).click();
  await panel.getByRole('button', { name: '10 Minutes On' }).click();
  await close();
  await signIn(page, { email: 'zoe.dangelo-nunez@example.com' });
  await portal.expectScreen('manual-review');
  await page.reload();
  await portal.expectScreen('manual-review');
  await open();
  await panel.getByRole('button', { name: 'Stop Recording' }).click();
  await panel.getByText('The recorded test').click();
  const text = await panel.locator('pre', { hasText: 'portal-kit' }).innerText();
  for (const part of [
    "openSeed({ program: 'home_light', status: 'MANUAL_REVIEW'",
    "portal.faults(['latency=5'])",
    "portal.clock({ advance: 'PT10M' })",
    '.fill(await portal.code())',
    'page.reload()',
    "expectScreen('manual-review')",
    "toBe('MANUAL_REVIEW')",
  ]) {
    expect(text).toContain(part);
  }
  expect(text).not.toContain(CODE);
  await close();

  const { watch, origin } = openPage;
  const kit = new KitPortal({ page, watch, base: `${origin}/`, mock: null, seed: {} });
  await caseIn(text)({ page, portal: kit });
  expect(await kit.problems()).toEqual([]);
});
