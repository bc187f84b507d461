import { describe, expect, test } from 'vitest';
import { LIMITS } from '../../../catalogue/limits';
import { checkFile, shownFileName, UPLOAD_MESSAGES } from './check-file';

const JPEG = [0xff, 0xd8, 0xff, 0xe0];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const HEIC = [0, 0, 0, 24, ...new TextEncoder().encode('ftypheic')];
const PDF = '%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\n';

function file(name: string, content: readonly number[] | string, size?: number): File {
  const start = typeof content === 'string' ? content : new Uint8Array(content);
  const rest = size === undefined ? [] : [new Uint8Array(size - (content.length as number))];
  return new File([start, ...rest], name);
}

describe('accepted files by content', () => {
  test.each([
    ['front.JPG', JPEG, 'image/jpeg'],
    ['front.jpeg', JPEG, 'image/jpeg'],
    ['front.png', PNG, 'image/png'],
    ['IMG_0001.HEIC', HEIC, 'image/heic'],
    ['IMG_0001.heif', HEIC, 'image/heic'],
    ['stub.pdf', PDF, 'application/pdf'],
    ['photo.jpg', PNG, 'image/png'],
    ['photo.jfif', JPEG, 'image/jpeg'],
    ['photo.jpe', JPEG, 'image/jpeg'],
    ['photo', JPEG, 'image/jpeg'],
    ['stub.docx', PDF, 'application/pdf'],
    ['owner-password.pdf', `${PDF}trailer << /Encrypt 5 0 R >>`, 'application/pdf'],
  ])('%s', async (name, content, contentType) => {
    expect(await checkFile(file(name, content))).toEqual({ ok: true, contentType });
  });

  test('exactly 10 MB is accepted', async () => {
    const checked = await checkFile(file('a.png', PNG, LIMITS.upload.maxBytes));
    expect(checked.ok).toBe(true);
  });
});

describe('rejected files with the most basic reason', () => {
  test.each([
    ['run.jpg', [0x4d, 0x5a, 0x90, 0], UPLOAD_MESSAGES.type],
    ['movie.heic', [0, 0, 0, 24, ...new TextEncoder().encode('ftypisom')], UPLOAD_MESSAGES.type],
    ['letter.pdf', 'PK', UPLOAD_MESSAGES.type],
    ['empty.docx', '', UPLOAD_MESSAGES.empty],
    ['empty.pdf', '', UPLOAD_MESSAGES.empty],
  ])('%s', async (name, content, message) => {
    expect(await checkFile(file(name, content))).toEqual({ ok: false, message });
  });

  test('one byte more than 10 MB', async () => {
    expect(await checkFile(file('a.png', PNG, LIMITS.upload.maxBytes + 1))).toEqual({
      ok: false,
      message: UPLOAD_MESSAGES.size,
    });
  });

  test('too large and of another type', async () => {
    expect(await checkFile(file('a.png', 'text', LIMITS.upload.maxBytes + 1))).toEqual({
      ok: false,
      message: UPLOAD_MESSAGES.type,
    });
  });
});

test('a file name is shown without characters that reverse or hide its extension', () => {
  expect(shownFileName('pay\u202Efdp.\u2066exe\u0007')).toBe('payfdp.exe');
});
