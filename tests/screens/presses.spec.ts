import { expect, test } from '../support/test';

const FORMS = ['landing-finder', 'settings'] as const;

for (const screen of FORMS) {
  test(`the press that sends the form of ${screen} is painted before it is answered`, async ({
    page,
    portal,
  }) => {
    await portal.openSeed({ program: 'pesto_item', screen });
    const form = page.locator('main form').filter({ has: page.locator('[type=submit]') });
    const order = await form.first().evaluate(
      (element) =>
        new Promise((resolve) => {
          const seen: string[] = [];
          requestAnimationFrame(() => seen.push('drawn'));
          // What it leads to: a message, another question, a button that is at work.
          new MutationObserver(() => {
            seen.push('answered');
            resolve(seen);
          }).observe(element, { attributes: true, childList: true, subtree: true });
          if (element instanceof HTMLFormElement) element.requestSubmit();
        }),
    );
    expect(order).toEqual(['drawn', 'answered']);
  });
}
