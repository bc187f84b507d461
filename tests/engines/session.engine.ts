import { runAsOwn } from './run-as-own';
import { expect, test } from './test';
import { until } from './until';

/**
 * Records, after the portal's own listener, the state of a page restored from the back/forward
 * cache.
 */
const NOTE_RETURN = `
  addEventListener('pageshow', ({ persisted }) => {
    sessionStorage.setItem('returned', JSON.stringify({ persisted, hidden: document.body.hidden }));
  });
`;

const AWAY = `return location.pathname === '/bank/confirm'`;

test('a page restored by Back shows nothing after sign-out', async ({ view, portal }) => {
  await portal.openSeed({ screen: 'congratulations' });
  await portal.expectScreen('congratulations');
  await view.getByRole('button', { name: /^Download/ }).waitFor();
  await runAsOwn(view.engine, NOTE_RETURN);
  // Another document of the same origin: signing out there doesn't notify a cached page.
  await portal.open('/bank/confirm');
  await until('another document', () => view.engine.run(AWAY, []));
  await view.engine.run('localStorage.clear(); history.back();', []);
  await portal.expectScreen('login');
  const returned = await view.engine.run(`return sessionStorage.getItem('returned')`, []);
  expect(JSON.parse(String(returned))).toEqual({ persisted: true, hidden: true });
});
