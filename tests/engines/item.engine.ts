import { writeFileSync } from 'node:fs';
import jsQR from 'jsqr';
import { PNG } from 'pngjs';
import { fillChain, signUpWith } from '../flows/item-steps';
import { runAsOwn } from './run-as-own';
import { expect, test } from './test';
import { until } from './until';

test('a visitor estimates an item with a photo, signs up and finds it in the cart', async ({
  view,
  portal,
}, testInfo) => {
  await portal.openSeed({ program: 'pesto_item', signedOut: true });
  await view.getByRole('link', { name: 'Get My Estimate' }).click();
  await portal.expectScreen('quick-appraisal');
  await view.getByRole('radio', { name: 'Metal' }).check();
  await view.getByRole('button', { name: 'Continue' }).click();
  await portal.expectScreen('quick-appraisal-metal');
  await fillChain(view, "Dad's rope chain", '20');
  const photo = testInfo.outputPath('front.png');
  writeFileSync(photo, PNG.sync.write(new PNG({ width: 8, height: 8 })));
  await view.getByTestId('field-photos').setInputFiles(photo);
  await view.getByText('front.png').waitFor();
  await view.getByRole('button', { name: 'Get My Estimate' }).click();
  await view
    .getByRole('heading', { level: 2, name: 'Estimated credit line: $560 to $735' })
    .waitFor();
  await view.getByRole('button', { name: 'Add to Cart' }).click();
  await signUpWith(view, portal);
  await portal.expectScreen('asset-cart');
  await view.getByRole('list', { name: 'Items in your cart' }).waitFor();
});

/** Replaces the print dialog, which tests can't close, and the download folder. */
const INSTEAD_OF_DIALOG = `
  const note = (what) => { document.body.dataset.printed = what; };
  HTMLAnchorElement.prototype.click = function () { note('saved ' + this.download); };
  document.addEventListener('load', ({ target }) => {
    if (target instanceof HTMLIFrameElement) {
      try { target.contentWindow.print = () => note('printed ' + target.title); } catch { /* As the portal finds. */ }
    }
  }, true);
`;

const PRINTED = `
  const busy = document.querySelector('[aria-busy=true]') !== null;
  const frame = document.getElementById('print-frame') !== null;
  return document.body.dataset.printed ?? (frame && !busy ? 'printing' : null);
`;

test("a label is printed, or saved if the browser can't print it", async ({ view, portal }) => {
  await portal.openSeed({ program: 'pesto_item', screen: 'download-label' });
  await portal.expectScreen('download-label');
  await runAsOwn(view.engine, INSTEAD_OF_DIALOG);
  await view.getByRole('button', { name: 'Print Label', exact: true }).click();
  // Waits until a loaded frame prints, or the file is saved.
  const done = await until('a label', () => view.engine.run(PRINTED, []));
  expect(done).toEqual(expect.stringMatching(/^(printed .*label|printing|saved .*\.pdf)$/i));
});

test('the rendered QR code is readable', async ({ view, portal }) => {
  await portal.openSeed({ program: 'pesto_item', screen: 'pre-qualified' });
  await view.getByRole('radio', { name: 'Get a code on your phone (no printer needed)' }).check();
  await view.getByRole('checkbox', { name: 'This address is correct' }).check();
  await view.getByRole('button', { name: 'Continue', exact: true }).click();
  await portal.expectScreen('shipping-code');
  const picture = view.getByRole('img', { name: /^Shipping code / });
  // A new screen may still be rendering, so try until the code can be read.
  const read = await until('a picture that a reader reads', async () => {
    const { data, width, height } = PNG.sync.read(await picture.screenshot());
    return jsQR(new Uint8ClampedArray(data), width, height)?.data;
  });
  await view.getByText(read.split('/').at(-1) ?? '', { exact: true }).waitFor();
});
