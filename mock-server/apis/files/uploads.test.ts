import { describe, expect, test } from 'vitest';
import {
  CreateDocumentUploadDocument,
  SubmitDocumentIdDocument,
} from '../../../src/contract/generated/documents';
import { seededWorld, type SeededWorld } from '../../domain/seed/testing/seeded-world';

const id = { creditApplicationId: 'app_0001' };

const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]);

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
    | { documentId: string; uploadUrl: string }
    | null
    | undefined;
  return {
    path: upload ? new URL(upload.uploadUrl).pathname : '',
    documentId: upload?.documentId ?? '',
    code,
  };
}

describe('uploads', () => {
  test('are checked five seconds after both proofs were submitted', async () => {
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

  test("can't be replaced after submission", async () => {
    const seeded = await seededWorld({ status: 'VERIFY_DOC' });
    const { path, documentId } = await announce(seeded);
    const put = (body: Uint8Array<ArrayBuffer>) =>
      seeded.fetchSignedIn(path, { method: 'PUT', body });
    expect((await put(PNG)).status).toBe(204);
    await seeded.run(SubmitDocumentIdDocument, { ...id, documentId });
    const before = seeded.world.snapshot().documents;
    const response = await put(Uint8Array.from([...PNG, 0]));
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ code: 'ALREADY_SUBMITTED' });
    expect(seeded.world.snapshot().documents).toEqual(before);
  });

  test("that can't be read go to manual review", async () => {
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
  ])('%s is rejected on registration', async (_problem, overrides) => {
    const seeded = await seededWorld({ status: 'VERIFY_DOC' });
    expect((await announce(seeded, overrides)).code).toBe('DOCUMENT_REFUSED');
  });

  test('are rejected if no documents were requested', async () => {
    const seeded = await seededWorld({ status: 'CREATED' });
    expect((await announce(seeded)).code).toBe('TRANSITION_REFUSED');
  });

  test.each<[number, string, Uint8Array<ArrayBuffer>]>([
    [400, 'EMPTY', new Uint8Array()],
    [413, 'TOO_LARGE', new Uint8Array(10_000_001)],
    [415, 'TYPE', new TextEncoder().encode('GIF89a')],
  ])('responds with %i for %s', async (status, code, body) => {
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
    ['encrypted PDF', new TextEncoder().encode('%PDF-1.7\ntrailer << /Encrypt 5 0 R >>')],
  ])('accepts a %s', async (_kind, body) => {
    const seeded = await seededWorld({ status: 'VERIFY_DOC' });
    const { path } = await announce(seeded);
    expect((await seeded.fetchSignedIn(path, { method: 'PUT', body })).status).toBe(204);
  });

  test('are accepted only from the owner and by PUT', async () => {
    const seeded = await seededWorld({ status: 'VERIFY_DOC' });
    const { path } = await announce(seeded);
    expect((await seeded.fetch(path, { method: 'PUT', body: PNG })).status).toBe(401);
    expect((await seeded.fetchSignedIn(path, { method: 'POST', body: PNG })).status).toBe(405);
    const other = '/files/uploads/doc_id_0009';
    expect((await seeded.fetchSignedIn(other, { method: 'PUT', body: PNG })).status).toBe(404);
  });
});
