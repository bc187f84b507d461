import {
  TEST_ACCOUNT_NUMBER,
  TEST_CARDS,
  TEST_ROUTING_NUMBER,
} from '../../fixtures/payment-values';
import { taxIdEnding } from '../flows/steps';

/** Images of one pixel, and a document without pages. */
const CONTENTS: Readonly<Record<string, { readonly type: string; readonly base64: string }>> = {
  png: {
    type: 'image/png',
    base64:
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  },
  jpg: {
    type: 'image/jpeg',
    base64:
      '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=',
  },
  pdf: { type: 'application/pdf', base64: btoa('%PDF-1.4\n%%EOF\n') },
};

interface GivenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Test values for numbers that are personal in real life. */
export const values = {
  /** A tax ID of the test range; its last four digits determine the outcome. */
  taxId: (ending = '7788'): string => taxIdEnding(ending),
  /** A test card, by its last four digits. */
  card: (ending = '4242'): string => {
    const found = TEST_CARDS.find(({ number }) => number.endsWith(ending));
    if (found !== undefined) return found.number;
    const endings = TEST_CARDS.map(({ number }) => number.slice(-4)).join(', ');
    throw new Error(`No test card ends in ${ending}; there is ${endings}`);
  },
  cardExpiry: '12/34',
  pastExpiry: '01/20',
  securityCode: '123',
  routingNumber: TEST_ROUTING_NUMBER,
  /** An account; its last four digits determine the bank's response. */
  account: (ending = '6789'): string => TEST_ACCOUNT_NUMBER.slice(0, -4) + ending,
  /** A file of this name with matching content; text for an unknown file type. */
  file: (name: string): GivenFile => {
    const ending = name.replace(/^.*\./, '').toLowerCase().replace('jpeg', 'jpg');
    const { type, base64 } = CONTENTS[ending] ?? { type: 'text/plain', base64: btoa('words') };
    return { name, mimeType: type, buffer: Buffer.from(base64, 'base64') };
  },
} as const;
