import { expect, test } from '../support/test';

test.use({ seed: { program: 'pesto_cash' }, viewport: { width: 390, height: 844 } });

test('what the next step needs is asked for beside the application, and it comes at once', async ({
  page,
  portal,
}) => {
  await portal.openSeed({ status: 'CREATED', screen: 'credit-line' });
  await page.getByRole('radio', { name: '$200', exact: true }).check();
  let draftIsAsked = (): void => undefined;
  const draft = new Promise<void>((resolve) => {
    draftIsAsked = resolve;
  });
  // The application is told only to who has asked for the draft of the next step by then.
  await page.route('**/graphql', async (route) => {
    const { operationName, variables } = route.request().postDataJSON() as {
      readonly operationName: string;
      readonly variables: { readonly screen?: string };
    };
    if (operationName === 'draft' && variables.screen === 'personal-info') draftIsAsked();
    if (operationName === 'application') await draft;
    await route.continue();
  });
  // Every main element that is shown on the way, by its screen and whether it has its heading.
  await page.evaluate(() => {
    const shown: string[] = [];
    const note = (): void => {
      const main = document.querySelector('main');
      const said = `${main?.dataset['screen'] ?? ''} ${main?.querySelector('h1')?.textContent ?? ''}`;
      if (shown.at(-1) !== said) shown.push(said);
    };
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
    Object.assign(globalThis, { shownOnTheWay: shown });
  });
  await page.getByRole('button', { name: 'Continue' }).click();
  await portal.expectScreen('personal-info');
  const shown = await page.evaluate(
    () => (globalThis as unknown as { shownOnTheWay: readonly string[] }).shownOnTheWay,
  );
  expect(shown.filter((said) => !said.startsWith('credit-line '))).toEqual([
    'personal-info Tell us about you',
  ]);
});
