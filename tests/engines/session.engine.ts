import { expect, test } from './test';

test('a page restored by Back shows nothing after sign-out', async ({ view, portal }) => {
  await portal.openSeed({ screen: 'congratulations' });
  await portal.expectScreen('congratulations');
  await view.getByRole('button', { name: /^Download/ }).waitFor();
  // After the portal's own listener.
  await view.evaluate(
    () =>
      addEventListener('pageshow', ({ persisted }) => {
        const { hidden } = document.body;
        sessionStorage.setItem('returned', JSON.stringify({ persisted, hidden }));
      }),
    null,
  );
  // Another document of the same origin: signing out there doesn't notify a cached page.
  await portal.open('/bank/confirm');
  await view.evaluate(() => {
    localStorage.clear();
    history.back();
  }, null);
  await portal.expectScreen('login');
  const returned = await view.evaluate(() => sessionStorage.getItem('returned'), null);
  expect(JSON.parse(String(returned))).toEqual({ persisted: true, hidden: true });
});
