import type { Locator, Page } from 'playwright';

/** Keyed by `autocomplete`. */
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

/** Keyed by name, for fields without `autocomplete`. */
const BY_NAME: Readonly<Record<string, string>> = {
  taxId: '666457788',
  annualIncome: '84000',
  year: '1998',
};

const PART = /Part (\d+) of (\d+)/;

/** Position in a form with pages; null on other screens. */
export async function partOf(
  page: Page,
): Promise<{ readonly number: number; readonly of: number } | null> {
  const [, number, of] = PART.exec(await page.locator('main').innerText()) ?? [];
  return of === undefined ? null : { number: Number(number), of: Number(of) };
}

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
    // A single checkbox may stay empty; a group needs a choice.
    isOpen: isBox
      ? group !== null && group.querySelector(':checked') === null
      : element.value === '',
    isOptional: [label, group?.querySelector('legend')].some((text) =>
      (text?.textContent ?? '').includes('(optional)'),
    ),
  };
}

/** Taps on touch devices: clicking would move a pointer and hover. */
async function press(what: Locator): Promise<void> {
  const isTouched = await what.evaluate(() => navigator.maxTouchPoints > 0);
  await (isTouched ? what.tap() : what.click());
}

/** Only required empty fields. Returns whether there were any. */
async function fill(page: Page): Promise<boolean> {
  // Questions added by an answer render after it. An idle callback may not come until the next
  // render, so limit the wait.
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

export async function fillPage(page: Page): Promise<void> {
  // Answers may add questions.
  while (await fill(page));
}

export async function fillAndGoOn(page: Page, next: number): Promise<void> {
  await fillPage(page);
  await press(page.locator('main form').getByRole('button', { name: 'Continue', exact: true }));
  await page
    .locator('main')
    .getByText(`Part ${String(next)} of `)
    .waitFor({ timeout: 5000 });
}
