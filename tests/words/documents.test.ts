import { expect, test, vi } from 'vitest';
import type { LegalBlock } from '../../fixtures/legal/legal-text';
import { defaultPersona } from '../../fixtures/personas';
import { programDocuments } from '../../mock-server/domain/documents/legal-documents';
import type { PdfContent } from '../../mock-server/domain/documents/make-pdf';
import {
  seededWorld,
  TEST_ORIGIN,
  type SeededWorld,
} from '../../mock-server/domain/seed/testing/seeded-world';
import type { ApplicationRecord } from '../../mock-server/world/state';
import { PROGRAM_IDS, programDefinition, type ProgramId } from '../../src/catalogue/programs';
import { REASON_CATALOG } from '../../src/programs/content-config';
import { OUTDATED } from '../support/outdated';

function blockText(block: LegalBlock): string {
  if (typeof block === 'string') return block;
  if ('heading' in block) return `\n## ${block.heading}`;
  if ('item' in block) return `- ${block.item}`;
  if ('cells' in block) return `| ${block.cells.join(' | ')} |`;
  const { header, parts } = block.row;
  const entries = parts.map(({ name, figure, note, address }) =>
    [name && `${name}:`, figure && `**${figure}**`, note, address].filter(Boolean).join(' '),
  );
  return `| ${header} | ${entries.join(' / ')} |`;
}

function documentText({ title, subtitle, blocks, note }: PdfContent): string {
  return [`# ${title}`, subtitle, ...blocks.map(blockText), `\n(${note})\n`].join('\n');
}

/** Rendering each document would take many seconds. */
vi.mock('../../mock-server/domain/documents/make-pdf', () => ({
  makePdf: (content: PdfContent) =>
    Promise.resolve({ bytes: new TextEncoder().encode(documentText(content)), pages: 1 }),
}));

async function paper(seeded: SeededWorld, path: string): Promise<string> {
  const response = await seeded.fetchSignedIn(path);
  expect([path, response.status]).toEqual([path, 200]);
  return response.text();
}

async function deniedWorld(program: ProgramId): Promise<SeededWorld> {
  const persona = defaultPersona(programDefinition(program).flow);
  return seededWorld({ program, persona, status: 'CREDIT_DENIED' });
}

async function notice(
  seeded: SeededWorld,
  changes: Partial<Pick<ApplicationRecord, 'decision' | 'counteroffer'>>,
): Promise<string> {
  await seeded.world.change(TEST_ORIGIN, ({ state }) => {
    for (const application of state.applications) Object.assign(application, changes);
  });
  const name = 'counteroffer' in changes ? 'app_0001-counteroffer' : 'app_0001';
  return paper(seeded, `/files/notices/${name}.pdf`);
}

const DECIDED = { decidedOn: '2026-06-15' } as const;

/** A world must not share objects. */
const byScore = () => ({ ...DECIDED, reasonIds: ['R01', 'R05'], score: 612 });

const LOWER = { creditLine: 150_000, previousLine: 250_000, expiresAt: '2026-07-15T16:00:00.000Z' };

test.each(PROGRAM_IDS)('the documents of %s match the snapshot', async (program) => {
  const seeded = await deniedWorld(program);
  const names = [...(await programDocuments(program)).keys()].toSorted();
  const texts = await Promise.all(
    names.map(
      async (name) => `=== ${name}.pdf\n${await paper(seeded, `/files/${program}/${name}.pdf`)}`,
    ),
  );
  await expect(texts.join('\n'), OUTDATED).toMatchFileSnapshot(`documents/${program}.txt`);
});

test('decision notices match the snapshot', async () => {
  const notices: string[] = [];
  for (const program of PROGRAM_IDS) {
    const seeded = await deniedWorld(program);
    const denied = await notice(seeded, { decision: byScore() });
    const lower = await notice(seeded, {
      counteroffer: { ...byScore(), ...LOWER },
    });
    notices.push(`=== ${program}: denial, by a score\n${denied}`);
    notices.push(`=== ${program}: less is offered\n${lower}`);
  }
  await expect(notices.join('\n'), OUTDATED).toMatchFileSnapshot('documents/notices.txt');
});

test('there is a notice for each reason, with the credit report if used', async () => {
  const seeded = await deniedWorld('home_light');
  const notices: string[] = [];
  for (const id of Object.keys(REASON_CATALOG)) {
    const decision = { ...DECIDED, reasonIds: [id], score: null };
    const denied = await notice(seeded, { decision });
    const because = denied.slice(denied.indexOf('## Main reasons'), denied.indexOf('## Notice'));
    notices.push(`=== ${id}\n${because}`);
  }
  const lower = { ...DECIDED, reasonIds: ['R01'], score: null, ...LOWER };
  notices.push(
    `=== less is offered, without a report\n${await notice(seeded, { counteroffer: lower })}`,
  );
  await expect(notices.join('\n'), OUTDATED).toMatchFileSnapshot('documents/reasons.txt');
});
