import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { legalDocument } from '../../mock-server/domain/documents/legal-documents';
import { seededWorld } from '../../mock-server/domain/seed/testing/seeded-world';
import { PROGRAM_IDS, programDefinition, type ProgramId } from '../../src/catalogue/programs';
import { termFigures } from '../../src/catalogue/rate-table';
import { programTerms } from '../../src/catalogue/terms';
import { BrandContext } from '../../src/domain/program/use-brand';
import { RateDisclosure, type OfferedTerms } from '../../src/domain/disclosure/rate-disclosure';
import type { Offer } from '../../src/domain/offer/offer-state';
import { ApplicationDocument } from '../../src/contract/generated/documents';
import { LoginIntroduction } from '../../src/features/sign-in/login/login-introduction';
import { HomeOfferTerms } from '../../src/features/offer/offer/home-offer-terms';
import { loadBrand } from '../../src/programs/registry';
import { installConfiguration } from '../../src/services/configuration/install-configuration';
import { ofRole, readPdf, wordsOf, type ReadPdf } from '../support/read-pdf';

beforeAll(() => {
  installConfiguration({
    api: { direct: 'https://api.example', proxy: null, path: '/graphql' },
    identity: { domain: 'id.example', clientId: 'portal', audience: 'api' },
    filesHost: 'https://files.example',
  });
});

const ENTITIES: Readonly<Record<string, string>> = { '&#x27;': "'", '&quot;': '"', '&amp;': '&' };

/** Without the words for how a link opens. */
function words(html: string): string {
  return html
    .replaceAll(/<\/(?:p|li|td|th|dd|dt)>/g, ' ')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/&(?:#x27|quot|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll(/ ?\((?:PDF, )?opens in a new tab\)/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function inside(html: string, tag: string): readonly string[] {
  return [...html.matchAll(new RegExp(`<${tag}[ >].*?</${tag}>`, 'gs'))].map(
    ([element]) => element,
  );
}

async function show(program: ProgramId, block: ReactNode): Promise<string> {
  const brand = { ...(await loadBrand(program)), id: program };
  return renderToStaticMarkup(<BrandContext value={brand}>{block}</BrandContext>);
}

/** Headers and their entries, then the notes below. */
async function screenTable(program: ProgramId, offered: OfferedTerms | null) {
  const page = await show(
    program,
    <RateDisclosure offered={offered} accountOpening={offered !== null} />,
  );
  const rows = inside(page, 'tr').map((row) => {
    const entries = inside(row, 'li');
    return [...inside(row, 'th'), ...(entries.length > 0 ? entries : inside(row, 'td'))].map(words);
  });
  const notes = inside(page.slice(page.indexOf('</table>')), 'p').map(words);
  return { rows, notes: notes.filter((note) => !note.startsWith('Last updated')) };
}

async function readDocument(program: ProgramId, name: string): Promise<ReadPdf> {
  const made = await legalDocument(program, name);
  if (made === null) throw new Error(`${program} has no ${name}`);
  return readPdf(made.bytes);
}

function rowsOf(read: ReadPdf): readonly (readonly string[])[] {
  return ofRole(read.elements, 'TR').map(({ children }) =>
    children.flatMap((cell) => (cell.role === 'TD' ? cell.children.map(wordsOf) : [wordsOf(cell)])),
  );
}

async function offerOf(program: ProgramId): Promise<Offer> {
  const seeded = await seededWorld({ program, status: 'OFFER_DECISION_NEEDED' });
  const { data } = await seeded.run(ApplicationDocument);
  const user = data?.['currentUser'] as { creditApplication: { offer: Offer } };
  return user.creditApplication.offer;
}

const figuresIn = (text: string): string[] =>
  [
    ...new Set(text.match(/\$\d+(?:,\d{3})*(?:\.\d\d)?|\d+(?:\.\d+)?%|\d+ (?:days|years)/g)),
  ].toSorted();

describe.each(PROGRAM_IDS)('the terms of %s', (program) => {
  test('before an offer are the same in the table and in the Rate Disclosure', async () => {
    const screen = await screenTable(program, null);
    const read = await readDocument(program, 'rate-disclosure');
    expect(screen.rows.length).toBeGreaterThan(7);
    expect(rowsOf(read)).toEqual(screen.rows);
    for (const note of screen.notes) expect(read.text).toContain(note);
    expect(figuresIn(read.text)).toEqual(figuresIn(JSON.stringify(screen)));
  });

  test('of an offer are the same in the table and in the agreements', async () => {
    const screen = await screenTable(program, await offerOf(program));
    const opening = await readDocument(program, 'account-opening-disclosures');
    expect(rowsOf(opening)).toEqual(screen.rows);
    for (const note of screen.notes) expect(opening.text).toContain(note);

    const agreement = await readDocument(program, 'cardholder-agreement');
    const minimum = ['Minimum Payment', termFigures(programTerms(program)).minimumPayment];
    expect(rowsOf(agreement)).toEqual([...screen.rows, minimum]);
    // Statutory figures about stolen cards, errors and changes aren't the program's terms.
    const legal = ['$50', '60 days', '45 days'];
    expect(figuresIn(agreement.text).filter((figure) => !legal.includes(figure))).toEqual(
      figuresIn(JSON.stringify([screen.rows, minimum])),
    );
  });

  test("have one range, also on the sign-in page, that contains the offer's rate", async () => {
    const { aprRange, purchaseApr } = termFigures(programTerms(program));
    const page = await show(program, <LoginIntroduction />);
    const range = aprRange.replace(' to ', '–');
    expect(words(page)).toContain(`${range} variable APR`);
    expect((await readDocument(program, 'rate-disclosure')).text).toContain(aprRange);
    const own = `${purchaseApr} This is your rate, within our range of ${aprRange}.`;
    for (const name of ['account-opening-disclosures', 'cardholder-agreement']) {
      expect((await readDocument(program, name)).text).toContain(own);
    }
  });
});

test('a home-secured line has the same draw, repayment and maximum everywhere', async () => {
  const agreement = await readDocument('home_light', 'home-secured-agreement');
  const offer = await offerOf('home_light');
  const page = await show('home_light', <HomeOfferTerms offer={offer} />);
  const facts = inside(page, 'dd').map(words);
  expect(facts).toEqual(['10 years', '15 years', '24.99%', '29.99%']);
  expect(agreement.text).toContain(
    `draw money for ${facts[0]}. After that you repay what you owe in monthly payments over ${facts[1]}. The rate is variable, and never higher than ${facts[3]}.`,
  );
});

test.each(PROGRAM_IDS)('%s has home terms only if a home secures the line', (program) => {
  expect(programTerms(program).home !== null).toBe(programDefinition(program).security === 'home');
});
