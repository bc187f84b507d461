import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { newPdf } from '../../mock-server/domain/documents/new-pdf';
import { expect, test } from '../support/test';

interface Upload {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const jpeg = (name: string, size = 64): Upload => ({
  name,
  mimeType: 'image/jpeg',
  buffer: Buffer.concat([
    Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
    Buffer.from(name),
    Buffer.alloc(size),
    Buffer.from([0xff, 0xd9]),
  ]),
});

async function pdf(name: string): Promise<Upload> {
  const facts = { title: 'Pay stub', author: 'Placeholder Payroll', date: '2026-06-01' };
  const { pdf: document, finish } = await newPdf(facts, { x: 50, top: 50, bottom: 50 });
  document.text('Pay stub');
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(await finish()) };
}

async function choose(page: Page, label: RegExp, files: string | readonly Upload[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page
    .getByRole('group', { name: label })
    .getByRole('button', { name: /^Choose Files/ })
    .click();
  await (await chooser).setFiles(typeof files === 'string' ? files : [...files]);
}

const ID = /^Photo of your government ID, front and back/;
const INCOME = /^Two recent pay stubs, or a benefits letter/;
const TYPE = 'The selected file must be a JPG, PNG, HEIC or PDF';

test('both documents are uploaded, checked and followed by the agreements @worker', async ({
  page,
  portal,
}) => {
  await portal.openSeed({ status: 'VERIFY_DOC' });
  await portal.expectScreen('manual-review');
  await page.getByRole('link', { name: 'Upload Documents' }).click();
  await portal.expectScreen('verify-info');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toContainText('Select a photo of your government ID');

  await choose(page, ID, [jpeg('front.jpg'), jpeg('back.jpg')]);
  await expect(page.getByText('Uploaded', { exact: true })).toHaveCount(2);
  await page.reload();
  await expect(page.getByText('Uploaded', { exact: true })).toHaveCount(2);
  await page.getByRole('button', { name: 'Remove back.jpg' }).click();
  await expect(page.getByText('back.jpg')).toHaveCount(0);
  await page.getByRole('button', { name: 'Continue' }).click();

  await portal.expectScreen('verify-income');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'Select a pay stub, benefits letter or tax return',
  );
  await choose(page, INCOME, [await pdf('stub – März 😀.pdf')]);
  await expect(page.getByText('Uploaded', { exact: true })).toHaveCount(1);
  await page.getByRole('button', { name: 'Continue' }).click();

  await portal.expectScreen('manual-review');
  const received = (await portal.state()).documents.filter(({ submitted }) => submitted);
  expect(received).toMatchObject([
    { kind: 'IDENTITY', fileName: 'front.jpg', contentType: 'image/jpeg', uploaded: true },
    { kind: 'INCOME', fileName: 'stub – März 😀.pdf', uploaded: true },
  ]);
  await portal.clock({ advance: 'PT6S' });
  await page.getByRole('button', { name: 'Refresh Status' }).click();
  await portal.expectScreen('agreements');
});

test('accepts files by their bytes, and shows names without bidi overrides', async ({
  page,
  portal,
}) => {
  await portal.openSeed({ screen: 'verify-info', status: 'VERIFY_DOC' });
  await choose(page, ID, [
    jpeg('front.jfif'),
    jpeg('scan'),
    jpeg('photo\u202Egpj.exe'),
    await pdf('owner-password.docx'),
  ]);
  await expect(page.getByText('Uploaded', { exact: true })).toHaveCount(4);
  await expect(page.getByRole('button', { name: 'Remove photogpj.exe' })).toBeVisible();
});

test('uploads a file that is dropped on the field', async ({ page, portal }, testInfo) => {
  const path = testInfo.outputPath('dropped.jpg');
  writeFileSync(path, jpeg('dropped.jpg').buffer);
  await portal.openSeed({ screen: 'verify-info', status: 'VERIFY_DOC' });
  const field = page.getByRole('group', { name: ID });
  await field.scrollIntoViewIfNeeded();
  const { x = 0, y = 0 } = (await field.boundingBox()) ?? {};
  const session = await page.context().newCDPSession(page);
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    const data = { items: [], files: [path], dragOperationsMask: 1 };
    await session.send('Input.dispatchDragEvent', { type, x: x + 9, y: y + 9, data });
  }
  await expect(page.getByRole('button', { name: 'Remove dropped.jpg' })).toBeVisible();
  await expect(page.getByText('Uploaded', { exact: true })).toHaveCount(1);
});

test('each rejected file shows its reason, and the others stay', async ({
  page,
  portal,
}, testInfo) => {
  portal.allowConsole(/422/);
  await portal.openSeed({
    screen: 'verify-info',
    status: 'VERIFY_DOC',
    faults: ['endpoint=uploads/doc_id_0002,status=422'],
  });
  // From the disk: Playwright takes seconds to pass 10 MB to the browser.
  const huge = testInfo.outputPath('huge.jpg');
  writeFileSync(huge, jpeg('huge.jpg', 10_000_001).buffer);
  await choose(page, ID, huge);
  await expect(page.getByRole('listitem').filter({ hasText: 'huge.jpg' })).toContainText(
    'The selected file must be 10 MB or smaller',
  );
  await page.getByRole('button', { name: 'Remove huge.jpg' }).click();
  const bad: readonly (Upload & { message: string })[] = [
    {
      name: 'empty.png',
      mimeType: 'image/png',
      buffer: Buffer.alloc(0),
      message: 'The selected file is empty',
    },
    { ...jpeg('notes.jpg'), buffer: Buffer.from('PK'), message: TYPE },
    { name: 'program.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('MZ\0\0'), message: TYPE },
    { ...(await pdf('locked.pdf')), message: 'The selected file is password protected' },
    {
      ...jpeg('front.jpg'),
      name: 'again.jpg',
      message: 'The selected file is already in the list. Remove this copy',
    },
  ];
  await choose(page, ID, [jpeg('front.jpg')]);
  await expect(page.getByText('Uploaded', { exact: true })).toHaveCount(1);
  for (const { message, ...file } of bad) {
    await choose(page, ID, [file]);
    const row = page.getByRole('listitem').filter({ hasText: file.name });
    await expect(row).toContainText(message);
    await page.getByRole('button', { name: `Remove ${file.name}` }).click();
    await expect(row).toHaveCount(0);
  }
  await choose(
    page,
    ID,
    [2, 3, 4, 5, 6].map((number) => jpeg(`page-${number}.jpg`)),
  );
  await expect(
    page.getByText('You can only select up to 5 files. We didn’t add page-6.jpg.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove front.jpg' })).toBeVisible();
});
