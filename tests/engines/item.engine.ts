import { writeFileSync } from 'node:fs';
import jsQR from 'jsqr';
import { PNG } from 'pngjs';
import { fillChain, signUpWith } from '../flows/item-steps';
import { expect, test } from './test';

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
  await view.getByRole('button', { name: 'Remove front.png' }).waitFor();
  await view.getByRole('button', { name: 'Get My Estimate' }).click();
  await view
    .getByRole('heading', { level: 2, name: 'Estimated credit line: $560 to $735' })
    .waitFor();
  await view.getByRole('button', { name: 'Add to Cart' }).click();
  await signUpWith(view, portal);
  await portal.expectScreen('asset-cart');
  await view.getByRole('list', { name: 'Items in your cart' }).waitFor();
});

/** Tests can't close the print dialog. Runs in the page. */
function reportInsteadOfPrinting(): void {
  const report = (done: string) => {
    document.body.dataset['printed'] = done;
  };
  HTMLAnchorElement.prototype.click = function click() {
    report(`saved ${this.download}`);
  };
  const onLoad = ({ target }: Event) => {
    if (!(target instanceof HTMLIFrameElement) || target.contentWindow === null) return;
    try {
      target.contentWindow.print = () => report(`printed ${target.title}`);
    } catch {
      // A PDF viewer is another origin: the portal can't print it either.
    }
  };
  document.addEventListener('load', onLoad, true);
}

/** Whatever was printed or saved, or whether a loaded frame prints. Runs in the page. */
function readPrinted(): string | null {
  const isBusy = document.querySelector('[aria-busy=true]') !== null;
  const isPrinting = document.getElementById('print-frame') !== null && !isBusy;
  return document.body.dataset['printed'] ?? (isPrinting ? 'printing' : null);
}

test("a label is printed, or saved if the browser can't print it", async ({ view, portal }) => {
  await portal.openSeed({ program: 'pesto_item', screen: 'download-label' });
  await portal.expectScreen('download-label');
  await view.evaluate(reportInsteadOfPrinting, null);
  await view.getByRole('button', { name: 'Print Label', exact: true }).click();
  await expect(async () => {
    const printed = await view.evaluate(readPrinted, null);
    expect(printed).toMatch(/^(printed .*label|printing|saved .*\.pdf)$/i);
  }).toPass();
});

test('the rendered QR code is readable', async ({ view, portal }) => {
  await portal.openSeed({ program: 'pesto_item', screen: 'pre-qualified' });
  await view.getByRole('radio', { name: 'Get a code on your phone (no printer needed)' }).check();
  await view.getByRole('checkbox', { name: 'This address is correct' }).check();
  await view.getByRole('button', { name: 'Continue', exact: true }).click();
  await portal.expectScreen('shipping-code');
  const picture = view.getByRole('img', { name: /^Shipping code / });
  await expect(async () => {
    const { data, width, height } = PNG.sync.read(await picture.screenshot());
    const read = jsQR(new Uint8ClampedArray(data), width, height)?.data.split('/').at(-1) ?? '';
    expect(await view.getByText(read, { exact: true }).all()).toHaveLength(1);
  }).toPass();
});
