import { runAsOwn } from './run-as-own';
import { expect, test } from './test';
import { until } from './until';

/** Notes, after the portal's own listener, what a page that the browser kept is like when it is back. */
const NOTE_RETURN = `
  addEventListener('pageshow', ({ persisted }) => {
    sessionStorage.setItem('returned', JSON.stringify({ persisted, hidden: document.body.hidden }));
  });
`;

const AWAY = `return location.pathname === '/bank/confirm'`;

test('a page that the browser kept for Back shows nothing once somebody has signed out', async ({
  view,
  portal,
}) => {
  await portal.openSeed({ screen: 'congratulations' });
  await portal.expectScreen('congratulations');
  await view.getByRole('button', { name: /^Download/ }).waitFor();
  await runAsOwn(view.engine, NOTE_RETURN);
  // Another document of the same origin: signing out there tells a page that is kept nothing.
  await portal.open('/bank/confirm');
  await until('another document', () => view.engine.run(AWAY, []));
  await view.engine.run('localStorage.clear(); history.back();', []);
  await portal.expectScreen('login');
  const returned = await view.engine.run(`return sessionStorage.getItem('returned')`, []);
  expect(JSON.parse(String(returned))).toEqual({ persisted: true, hidden: true });
});
