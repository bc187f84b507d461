import { describe, expect, test } from 'vitest';
import { wordsRow } from '../../../fixtures/legal/legal-text';
import { PROGRAM_IDS, programDefinition, type ProgramId } from '../../../src/catalogue/programs';
import { seededWorld, TEST_ORIGIN } from '../../domain/seed/testing/seeded-world';
import { mintTokens, type TokenRequest } from '../identity/tokens';
import { ofRole, readPdf, type PdfElement } from '../../../tests/support/read-pdf';
import { legalDocument, programDocuments } from '../../domain/documents/legal-documents';
import { makePdf } from '../../domain/documents/make-pdf';

const documents = await Promise.all(
  PROGRAM_IDS.map(async (program) => ({
    program,
    names: [...(await programDocuments(program)).keys()],
  })),
);

const everyDocument = documents.flatMap(({ program, names }) =>
  names.map((name) => ({ program, name })),
);

async function bytesOf(program: ProgramId, name: string): Promise<Uint8Array> {
  const document = await legalDocument(program, name);
  if (document === null) throw new Error(`${program} has no ${name}`);
  return document.bytes;
}

describe('legal documents', () => {
  test.each(everyDocument)('$program/$name is tagged in English', async ({ program, name }) => {
    const document = await legalDocument(program, name);
    const read = await readPdf(document?.bytes ?? new Uint8Array());
    expect(read).toMatchObject({
      isTagged: true,
      language: 'en-US',
      title: document?.title,
      pages: document?.pages,
    });
    expect(ofRole(read.elements, 'H1').map(({ text }) => text)).toEqual([document?.title]);
    expect(ofRole(read.elements, 'P').length).toBeGreaterThan(1);
    // Except for page numbers, all text is tagged.
    expect(read.text).not.toMatch(/Page 1 of|\{\w|undefined/);
  });

  test('have the same bytes each time', async () => {
    const content = { title: 'T', subtitle: 'S', author: 'A', note: 'N', date: '2026-06-01' };
    const blocks = [{ heading: 'H' }, 'text', { item: 'one' }, wordsRow('label', 'value')];
    const [first, second] = [
      await makePdf({ ...content, blocks }),
      await makePdf({ ...content, blocks }),
    ];
    expect(second).toEqual(first);
    const { elements } = await readPdf(first.bytes);
    const shape = ({ role, children }: PdfElement): unknown =>
      children.length === 0 ? role : { [role]: children.map(shape) };
    expect(elements.map(shape)).toEqual([
      {
        Document: [
          'H1',
          'P',
          'H2',
          'P',
          { L: [{ LI: ['Lbl', 'LBody'] }] },
          { Table: [{ TR: [{ TH: ['P'] }, { TD: ['P'] }] }] },
        ],
      },
    ]);
  });

  test.each(PROGRAM_IDS)('a rate disclosure of %s fits on one page', async (program) => {
    expect(await legalDocument(program, 'rate-disclosure')).toMatchObject({ pages: 1 });
  });

  test('are served only for programs that have them', async () => {
    const seeded = await seededWorld();
    const status = async (path: string) => (await seeded.fetch(path)).status;
    const response = await seeded.fetch('/files/trovy/sample.pdf');
    expect([response.status, response.headers.get('Content-Type')]).toEqual([
      200,
      'application/pdf',
    ]);
    const security = ['security-agreement', 'home-secured-agreement', 'right-to-cancel'];
    const has = await Promise.all(
      PROGRAM_IDS.map(async (program) => {
        const paths = security.map((name) => `/files/${program}/${name}.pdf`);
        return [program, await Promise.all(paths.map(status))];
      }),
    );
    const bySecurity = {
      home: [404, 200, 200],
      none: [404, 404, 404],
      item: [200, 404, 404],
      cash: [200, 404, 404],
    };
    expect(has).toEqual(
      PROGRAM_IDS.map((program) => [program, bySecurity[programDefinition(program).security]]),
    );
    for (const path of ['trovy/other', 'nobody/tcpa', 'trovy/constructor', 'sample', '']) {
      expect(await status(`/files/${path}.pdf`)).toBe(404);
    }
    expect((await seeded.fetch('/files/trovy/sample.pdf', { method: 'POST' })).status).toBe(405);
  });

  test('a sample PDF has the brand that shows it', async () => {
    expect((await readPdf(await bytesOf('honor', 'sample'))).text).toMatch(/Honor .*can read/);
  });

  test('have a length and support ranges', async () => {
    const seeded = await seededWorld();
    const path = '/files/honor/sample.pdf';
    const ask = (headers: Record<string, string>, method = 'GET') =>
      seeded.fetch(path, { headers, method });
    const whole = await (await ask({})).arrayBuffer();
    const head = await ask({}, 'HEAD');
    expect(head.headers.get('Content-Length')).toBe(String(whole.byteLength));
    expect((await head.arrayBuffer()).byteLength).toBe(0);
    const part = await ask({ range: 'bytes=2-5' });
    expect([part.status, part.headers.get('Content-Range')]).toEqual([
      206,
      `bytes 2-5/${String(whole.byteLength)}`,
    ]);
    expect(await part.arrayBuffer()).toEqual(whole.slice(2, 6));
    expect(await (await ask({ range: 'bytes=-3' })).arrayBuffer()).toEqual(whole.slice(-3));
    // A longer suffix range than the file returns all of it.
    const all = await ask({ range: 'bytes=-99999999' });
    expect(all.headers.get('Content-Range')).toBe(
      `bytes 0-${String(whole.byteLength - 1)}/${String(whole.byteLength)}`,
    );
    expect(await all.arrayBuffer()).toEqual(whole);
    expect((await ask({ range: 'bytes=99999999-' })).status).toBe(416);
    expect((await ask({ range: 'lines=1-2' })).status).toBe(200);
  });

  test('replace characters that the fonts lack', async () => {
    const { bytes } = await makePdf({
      title: 'Łukasz 李 💍',
      subtitle: 'x'.repeat(300),
      author: 'A',
      note: 'ş',
      date: '2026-06-01',
      blocks: [{ item: 'ñ “quoted” – dash' }, 'Žeměš'],
    });
    const { text } = await readPdf(bytes);
    expect(text).toContain('ñ “quoted” – dash Žemeš');
    expect(text).toMatch(/^\?ukasz \? \?/);
  });
});

describe('adverse action notice', () => {
  test.each(['CREDIT_DENIED', 'NOT_PREQUALIFIED'] as const)('exists for %s', async (status) => {
    const seeded = await seededWorld({ status, persona: 'P-17' });
    const read = async () => {
      const response = await seeded.fetchSignedIn('/files/notices/app_0001.pdf');
      expect(response.status).toBe(200);
      return new Uint8Array(await response.arrayBuffer());
    };
    const bytes = await read();
    expect(await readPdf(bytes)).toMatchObject({ title: 'Notice of action taken', isTagged: true });
    expect(await read()).toEqual(bytes);
  });

  test('is refused with the reason if the access token is missing or invalid', async () => {
    const denied = await seededWorld({ status: 'CREDIT_DENIED' });
    const refusal = async (faultOrSub: Partial<TokenRequest> | null): Promise<unknown> => {
      const token = await denied.world.change(TEST_ORIGIN, async (context) =>
        faultOrSub === null
          ? ''
          : (await mintTokens(context, { sub: denied.user().sub, ...faultOrSub })).accessToken,
      );
      const headers = { Authorization: `Bearer ${token}` };
      const response = await denied.fetch('/files/notices/app_0001.pdf', { headers });
      expect(response.status).toBe(401);
      return response.json();
    };
    const because = (reason: string) => ({
      error: 'unauthorized',
      reason,
      detail: expect.any(String),
    });
    expect(await refusal(null)).toEqual(because('missing'));
    expect(await refusal({ accessTokenFault: 'exp_past' })).toEqual(because('expired'));
    expect(await refusal({ accessTokenFault: 'iss_wrong' })).toEqual(because('issuer'));
    expect(await refusal({ accessTokenFault: 'aud_wrong' })).toEqual(because('audience'));
  });

  test('is available to its owner only, after a decision', async () => {
    const denied = await seededWorld({ status: 'CREDIT_DENIED' });
    expect((await denied.fetch('/files/notices/app_0001.pdf')).status).toBe(401);
    expect((await denied.fetchSignedIn('/files/notices/app_0002.pdf')).status).toBe(404);
    const open = await seededWorld({ status: 'CREATED' });
    expect((await open.fetchSignedIn('/files/notices/app_0001.pdf')).status).toBe(404);
  });
});
