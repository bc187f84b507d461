import { expect, test } from 'vitest';
import {
  legalDocument,
  programDocuments,
} from '../../mock-server/domain/documents/legal-documents';
import { PROGRAM_IDS, programDefinition, type ProgramId } from '../../src/catalogue/programs';
import { documentTitle } from '../../src/domain/program/document-title';
import { loadBrand } from '../../src/programs/registry';
import { LEGAL_LINK_KEYS } from '../../src/programs/schema';
import { readPdf } from '../support/read-pdf';

/** Leaves out the privacy notice's model form, which mentions secured files. */
async function allWords(program: ProgramId): Promise<string> {
  const names = [...(await programDocuments(program)).keys()];
  const texts = await Promise.all(
    names.map(async (name) => {
      const made = await legalDocument(program, name);
      return made === null ? '' : (await readPdf(made.bytes)).text;
    }),
  );
  return texts.join(' ').replaceAll('secured files and buildings', '');
}

/** Only documents of a line with that security may contain these. */
const WORDS = {
  item: /items listed|items you sent|items in storage|sell the items/i,
  cash: /your deposit|deposits?\b/i,
  home: /your home\b|lien|right to cancel|home-secured/i,
} as const;

/** One test generates and reads a dozen documents. */
const LIMIT = 30_000;

test.each(PROGRAM_IDS)(
  'documents of %s only mention their own security',
  async (program) => {
    const { security } = programDefinition(program);
    const words = await allWords(program);
    for (const [kind, pattern] of Object.entries(WORDS)) {
      expect([kind, pattern.test(words)]).toEqual([kind, kind === security]);
    }
    expect(
      /\bsecure[sd]\b|security (?:agreement|interest|you gave)|the security\b/i.test(words),
    ).toBe(security !== 'none');
    expect(words.includes('secured credit card')).toBe(security === 'item' || security === 'cash');
  },
  LIMIT,
);

test.each(PROGRAM_IDS)(
  'each legal link of %s opens the right document',
  async (program) => {
    const { legalLinks } = await loadBrand(program);
    const { security } = programDefinition(program);
    for (const key of LEGAL_LINK_KEYS) {
      const name = /\/([\w-]+)\.pdf$/.exec(legalLinks[key] ?? '')?.[1];
      if (name === undefined) continue;
      const made = await legalDocument(program, name);
      expect(made?.title).toBe(documentTitle(key, security));
    }
  },
  LIMIT,
);

test('the privacy notice has the seven reasons of the model form and its definitions', async () => {
  const made = await legalDocument('trovy', 'privacy-notice');
  const { text } = await readPdf(made?.bytes ?? new Uint8Array());
  const parts = [
    'everyday business purposes—such as to process your transactions',
    'our marketing purposes—to offer our products and services to you Yes No',
    'joint marketing with other financial companies No We don’t share',
    'affiliates’ everyday business purposes—information about your transactions and experiences',
    'affiliates’ everyday business purposes—information about your creditworthiness',
    'For our affiliates to market to you',
    'For nonaffiliates to market to you',
    'Definitions',
    'Affiliates',
    'Nonaffiliates',
    'Joint marketing',
  ];
  expect(parts.filter((part) => !text.includes(part))).toEqual([]);
});
