import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { DocumentToSign } from '../common/use-documents-to-sign';
import { signingDefaults, signingSchema } from './agreements-form';

function documentToSign(facts: Partial<DocumentToSign>): DocumentToSign {
  return {
    id: 'cardholder-agreement',
    title: 'Cardholder Agreement',
    pages: 12,
    lastUpdated: '2026-06-01',
    url: 'https://files.example/cardholder-agreement.pdf',
    requirement: 'AGREE',
    agreedOn: null,
    ...facts,
  };
}

const DOCUMENTS = [
  documentToSign({}),
  documentToSign({ id: 'privacy.notice', title: 'Privacy Notice', requirement: 'ACKNOWLEDGE' }),
  documentToSign({ id: 'e-sign', title: 'E-Sign Disclosure', agreedOn: '2026-06-10' }),
];
const NAME = 'Zoë D’Angelo-Núñez';

function messagesOf(signature: string, agreed: Record<string, boolean>): string[] {
  const result = v.safeParse(signingSchema(DOCUMENTS, NAME), { signature, agreed });
  return result.success ? [] : result.issues.map((issue) => issue.message);
}

const ALL = { 'cardholder-agreement': true, privacy_notice: true };

describe('the signing form', () => {
  it('requires every open document and the name', () => {
    expect(messagesOf('', { 'cardholder-agreement': false, privacy_notice: false })).toEqual([
      'Confirm that you agree to the Cardholder Agreement',
      'Confirm that you received the Privacy Notice',
      'Type your full name to sign',
    ]);
  });

  it.each([NAME, "  zoe   d'angelo-nunez ", 'ZOË D’ANGELO-NÚÑEZ'])(
    'accepts the name as %s',
    (name) => {
      expect(messagesOf(name, ALL)).toEqual([]);
    },
  );

  it.each(['Zoe', 'Somebody Else', 'Zoë D’Angelo Núñez Jr.'])('rejects %s', (name) => {
    expect(messagesOf(name, ALL)).toEqual([`The name you typed doesn’t match ${NAME}`]);
  });

  it('restores only checkboxes that were checked before', () => {
    expect(signingDefaults(DOCUMENTS, null).agreed).toEqual({
      'cardholder-agreement': false,
      privacy_notice: false,
    });
    const draft = { agreed: { 'cardholder-agreement': true, unknown: true }, signature: 7 };
    expect(signingDefaults(DOCUMENTS, draft)).toEqual({
      agreed: { 'cardholder-agreement': true, privacy_notice: false },
      signature: '',
    });
  });
});
