// @vitest-environment jsdom
import { runInContext } from 'node:vm';
import { expect, test } from 'vitest';
import { FOLLOW, FORGET_OPENER, putPage, READ_PAGE, withoutFolder } from './read-page';

/** The page doesn't have this checkout's modules. */
const inPage = (text: string): unknown => runInContext(text, jsdom.getInternalVMContext());

test("the panel's reader works when injected as text", async () => {
  const show = (): void => {
    document.body.innerHTML = `<main data-screen="offer"><details><summary>More</summary></details>
      <input name="firstName"><input name="taxId" data-1p-ignore><button>Decline</button></main>`;
    document.querySelector('button')?.addEventListener('click', () => {
      document.body.insertAdjacentHTML('beforeend', '<div role="dialog"><input name="why"></div>');
    });
  };
  const type = (name: string, value: string): void => {
    const field = document.querySelector<HTMLInputElement>(`[name=${name}]`);
    if (field !== null) field.value = value;
  };
  // jsdom can't scroll.
  inPage('window.scrollTo = () => undefined');
  inPage(FOLLOW);
  show();
  document.querySelector('details')?.setAttribute('open', '');
  document.querySelector('button')?.click();
  type('firstName', 'Half');
  type('taxId', '123456789');
  type('why', 'Too dear');
  const shown = inPage(READ_PAGE);
  const fields = [
    { id: 'details 0 More', value: true },
    { id: 'firstName', value: 'Half' },
    { id: 'why', value: 'Too dear' },
    { id: 'dialog 0 Decline', value: true },
  ];
  expect(shown).toMatchObject({ address: '/', fields, scroll: 0 });
  show();
  expect(await inPage(putPage({ fields, scroll: 0 }))).toEqual([]);
  expect(inPage(READ_PAGE)).toEqual(shown);
  inPage(FORGET_OPENER);
  expect(JSON.stringify(inPage(READ_PAGE))).not.toContain('dialog');
});

test.each([
  ['/demo/app/offer?a=b', 'http://a.test/demo/', '/app/offer?a=b'],
  ['/app/offer', 'http://a.test/', '/app/offer'],
  ['/demo', 'http://a.test/demo/', '/demo'],
])('%s of a deployment at %s is %s for the portal', (address, base, own) => {
  expect(withoutFolder(address, base)).toBe(own);
});
