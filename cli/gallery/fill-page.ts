import type { Locator, Page } from 'playwright';

/** What a field is filled with, by what it tells a browser that it is for. */
const BY_PURPOSE: Readonly<Record<string, string>> = {
  'given-name': 'Nova',
  'family-name': 'Newcomer',
  'tel-national': '(202) 555-0187',
  email: 'nova.newcomer@example.com',
  'bday-day': '14',
  'bday-year': '1988',
  'address-line1': '12 Placeholder Court',
  'address-level1': 'OR',
  'address-level2': 'Portland',
  'postal-code': '97205',
};

/** And where a browser is told nothing, by the name of the field. */
const BY_NAME: Readonly<Record<string, string>> = {
  taxId: '666457788',
  annualIncome: '84000',
  year: '1998',
};

const PART = /Part (\d+) of (\d+)/;

/** The place within a form of several pages; null on any other screen. */
export async function partOf(
  page: Page,
): Promise<{ readonly number: number; readonly of: number } | null> {
  const [, number, of] = PART.exec(await page.locator('main').innerText()) ?? [];
  return of === undefined ? null : { number: Number(number), of: Number(of) };
}

/** What a field is, and whether it still has to be answered; runs in the page. */
function readField(element: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement) {
  const label = element.closest('label') ?? document.querySelector(`label[for="${element.id}"]`);
  const group = element.closest('fieldset');
  const isBox = element instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(element.type);
  const isSelect = element instanceof HTMLSelectElement;
  return {
    kind: element.role === 'combobox' ? 'list' : isSelect ? 'select' : isBox ? 'box' : 'text',
    name: element.id.replace(/^field-/, ''),
    purpose: element.getAttribute('autocomplete') ?? '',
    isNumber: /^(?:numeric|decimal)$/.test(element.inputMode),
    // A box by itself may be left; of a group one is chosen.
    isOpen: isBox
      ? group !== null && group.querySelector(':checked') === null
      : element.value === '',
    isOptional: [label, group?.querySelector('legend')].some((text) =>
      (text?.textContent ?? '').includes('(optional)'),
    ),
  };
}

/** Presses with what the device has: on a phone nothing hovers, nor is a pointer moved with what comes under it. */
async function press(what: Locator): Promise<void> {
  const isTouched = await what.evaluate(() => navigator.maxTouchPoints > 0);
  await (isTouched ? what.tap() : what.click());
}

/** Answers what is not answered yet and has to be; whether there was anything. */
async function fill(page: Page): Promise<boolean> {
  // A question that an answer brings is drawn after the answer.
  // A page that draws nothing after a press is not called idle until it draws again: not waited for longer.
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })),
  );
  let answered = false;
  const fields = page.locator('main form').locator('input, select, textarea');
  for (const field of await fields.all()) {
    if (!(await field.isVisible())) continue;
    const { kind, name, purpose, isNumber, isOpen, isOptional } = await field.evaluate(readField);
    if (!isOpen || isOptional) continue;
    answered = true;
    const wanted = BY_PURPOSE[purpose];
    if (kind === 'box') await press(field);
    else if (kind === 'list') {
      await press(field);
      await field.press('ArrowDown');
      await field.press('Enter');
    } else if (kind === 'select') await field.selectOption(wanted ?? { index: 1 });
    else await field.fill(wanted ?? BY_NAME[name] ?? (isNumber ? '3' : 'Placeholder'));
  }
  return answered;
}

/** Answers what a page of a form asks, so that one can go on. */
export async function fillPage(page: Page): Promise<void> {
  // An answer may be followed by another question.
  while (await fill(page));
}

/** From a page of a form to the next, with answers that let one pass. */
export async function fillAndGoOn(page: Page, next: number): Promise<void> {
  await fillPage(page);
  await press(page.locator('main form').getByRole('button', { name: 'Continue', exact: true }));
  await page
    .locator('main')
    .getByText(`Part ${String(next)} of `)
    .waitFor({ timeout: 5000 });
}
