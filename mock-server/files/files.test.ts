import { PDFDocument } from 'pdf-lib';
import { describe, expect, test } from 'vitest';
import { PROGRAM_IDS } from '../../src/catalogue/programs';
import {
  CreateDocumentUploadDocument,
  SubmitDocumentIdDocument,
} from '../../src/contract/generated/documents';
import { seededWorld, type SeededWorld } from '../seed/testing/seeded-world';
import { documentFacts } from './document-pages';
import { LEGAL_DOCUMENT_NAMES, legalDocument } from './legal-documents';
import { makePdf } from './make-pdf';

const id = { creditApplicationId: 'app_0001' };

const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]);

describe('legal documents', () => {
  test.each(LEGAL_DOCUMENT_NAMES)('%s is a PDF with as many pages as it says', async (name) => {
    const bytes = await legalDocument('home_light', name);
    const document = await PDFDocument.load(bytes);
    expect(document.getTitle()).toBe(documentFacts(name).title);
    expect(document.getPageCount()).toBe(documentFacts(name).pages);
    expect(await legalDocument('home_light', name)).toEqual(bytes);
  });

  test('every program has them all', async () => {
    for (const program of PROGRAM_IDS) {
      const bytes = await legalDocument(program, 'cardholder-agreement');
      expect((await PDFDocument.load(bytes)).getPageCount()).toBe(3);
    }
  });

  test('they are served, and nothing else is', async () => {
    const seeded = await seededWorld();
    for (const path of ['/files/trovy/tcpa.pdf', '/files/sample.pdf']) {
      const response = await seeded.fetch(path);
      expect([response.status, response.headers.get('Content-Type')]).toEqual([
        200,
        'application/pdf',
      ]);
    }
    for (const path of ['/files/trovy/other.pdf', '/files/nobody/tcpa.pdf', '/files/']) {
      expect((await seeded.fetch(path)).status).toBe(404);
    }
    expect((await seeded.fetch('/files/sample.pdf', { method: 'POST' })).status).toBe(405);
    await expect(legalDocument('trovy', 'other')).rejects.toThrow(/other.*privacy-notice/);
  });

  test('say how long they are, and are given in parts', async () => {
    const seeded = await seededWorld();
    const path = '/files/sample.pdf';
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
    expect((await ask({ range: 'bytes=99999999-' })).status).toBe(416);
    expect((await ask({ range: 'lines=1-2' })).status).toBe(200);
  });

  test('letters that the fonts lack do no harm', async () => {
    const content = {
      title: 'Łukasz 李 💍',
      subtitle: 'x'.repeat(300),
      author: 'A',
      note: 'ş',
      date: '2026-06-01',
      blocks: [{ item: 'ñ “quoted” – dash' }],
    };
    expect((await makePdf(content)).length).toBeGreaterThan(500);
  });
});

describe('the notice of action taken', () => {
  test.each(['CREDIT_DENIED', 'NOT_PREQUALIFIED'] as const)('is there for %s', async (status) => {
    const seeded = await seededWorld({ status, persona: 'P-17' });
    const read = async () => {
      const response = await seeded.fetchSignedIn('/files/notices/app_0001.pdf');
      expect(response.status).toBe(200);
      return new Uint8Array(await response.arrayBuffer());
    };
    const bytes = await read();
    expect((await PDFDocument.load(bytes)).getTitle()).toBe('Notice of action taken');
    expect(await read()).toEqual(bytes);
  });

  test('is for its owner only, and only after a decision', async () => {
    const denied = await seededWorld({ status: 'CREDIT_DENIED' });
    expect((await denied.fetch('/files/notices/app_0001.pdf')).status).toBe(401);
    expect((await denied.fetchSignedIn('/files/notices/app_0002.pdf')).status).toBe(404);
    const open = await seededWorld({ status: 'CREATED' });
    expect((await open.fetchSignedIn('/files/notices/app_0001.pdf')).status).toBe(404);
  });
});

async function announce(
  seeded: SeededWorld,
  overrides: Record<string, unknown> = {},
): Promise<{ path: string; documentId: string; code: unknown }> {
  const { data, code } = await seeded.run(CreateDocumentUploadDocument, {
    input: {
      ...id,
      kind: 'IDENTITY',
      fileName: 'front.png',
      contentType: 'image/png',
      sizeBytes: PNG.length,
      ...overrides,
    },
  });
  const upload = data?.['createDocumentUpload'] as
    { documentId: string; uploadUrl: string } | null | undefined;
  return {
    path: upload ? new URL(upload.uploadUrl).pathname : '',
    documentId: upload?.documentId ?? '',
    code,
  };
}

describe('uploads', () => {
  test('both proofs, then five seconds', async () => {
    const seeded = await seededWorld({ status: 'VERIFY_DOC' });
    for (const kind of ['IDENTITY', 'INCOME']) {
      const { path, documentId } = await announce(seeded, { kind });
      expect(documentId).toBe(kind === 'IDENTITY' ? 'doc_id_0001' : 'doc_inc_0001');
      const submit = () => seeded.run(SubmitDocumentIdDocument, { ...id, documentId });
      expect((await submit()).code).toBe('DOCUMENT_UNKNOWN');
      expect((await seeded.fetchSignedIn(path, { method: 'PUT', body: PNG })).status).toBe(204);
      expect((await submit()).data).toMatchObject({ submitDocumentId: { status: 'VERIFY_DOC' } });
      await seeded.advance('PT5S');
    }
    expect(seeded.application().status).toBe('OFFER_ACCEPTED');
    expect(seeded.world.snapshot().documents[0]).toMatchObject({
      sizeBytes: 9,
      submitted: true,
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  test('one that cannot be read goes to a person', async () => {
    const seeded = await seededWorld({ status: 'VERIFY_DOC' });
    const { path, documentId } = await announce(seeded, { fileName: 'bad scan.png' });
    expect(documentId).toBe('doc_bad_0001');
    await seeded.fetchSignedIn(path, { method: 'PUT', body: PNG });
    await seeded.run(SubmitDocumentIdDocument, { ...id, documentId });
    expect(seeded.application().status).toBe('MANUAL_REVIEW');
  });

  test.each([
    ['TYPE', { contentType: 'text/plain' }],
    ['EMPTY', { sizeBytes: 0 }],
    ['TOO_LARGE', { sizeBytes: 10_485_761 }],
  ])('%s is refused when it is announced', async (_problem, overrides) => {
    const seeded = await seededWorld({ status: 'VERIFY_DOC' });
    expect((await announce(seeded, overrides)).code).toBe('DOCUMENT_REFUSED');
  });

  test('nothing is announced where nothing was asked for', async () => {
    const seeded = await seededWorld({ status: 'CREATED' });
    expect((await announce(seeded)).code).toBe('TRANSITION_REFUSED');
  });

  test.each<[number, string, Uint8Array<ArrayBuffer>]>([
    [400, 'EMPTY', new Uint8Array()],
    [413, 'TOO_LARGE', new Uint8Array(10 * 1024 * 1024 + 1)],
    [415, 'TYPE', new TextEncoder().encode('GIF89a')],
    [422, 'PASSWORD_PROTECTED', new TextEncoder().encode('%PDF-1.7\ntrailer << /Encrypt 5 0 R >>')],
  ])('%i for %s', async (status, code, body) => {
    const seeded = await seededWorld({ status: 'VERIFY_DOC' });
    const { path } = await announce(seeded);
    const response = await seeded.fetchSignedIn(path, { method: 'PUT', body });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code });
  });

  test.each([
    ['JPEG', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0])],
    ['HEIC', new TextEncoder().encode('\0\0\0\x18ftypheic')],
    ['PDF', new TextEncoder().encode('%PDF-1.7')],
  ])('a %s is taken', async (_kind, body) => {
    const seeded = await seededWorld({ status: 'VERIFY_DOC' });
    const { path } = await announce(seeded);
    expect((await seeded.fetchSignedIn(path, { method: 'PUT', body })).status).toBe(204);
  });

  test('only the owner uploads, and only by PUT', async () => {
    const seeded = await seededWorld({ status: 'VERIFY_DOC' });
    const { path } = await announce(seeded);
    expect((await seeded.fetch(path, { method: 'PUT', body: PNG })).status).toBe(401);
    expect((await seeded.fetchSignedIn(path, { method: 'POST', body: PNG })).status).toBe(405);
    const other = '/files/uploads/doc_id_0009';
    expect((await seeded.fetchSignedIn(other, { method: 'PUT', body: PNG })).status).toBe(404);
  });
});
