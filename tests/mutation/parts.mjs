// No part takes longer than 20 minutes on two cores. As a script, prints their names as JSON.
import { pathToFileURL } from 'node:url';

/** Percent, for each part. */
export const THRESHOLD = 85;

/**
 * `cases` must notice mutants of `code`. These are the closest tests: all others reach the mock,
 * too, but would only cost time.
 */
export const PARTS = {
  catalogue: {
    code: ['src/catalogue/**/*.ts'],
    cases: [
      'src/catalogue/**/*.test.ts',
      'src/domain/application/status-copy.test.ts',
      'src/domain/person/date-of-birth.test.ts',
      'src/domain/item/questions/*.test.ts',
      'src/forms/fields/name-rules.test.ts',
      'tests/specification/{paths,status-words}.test.ts',
    ],
  },
  session: {
    code: ['src/services/session/**/*.ts'],
    cases: ['src/services/session/**/*.test.ts'],
  },
  data: {
    code: ['src/services/data/**/*.ts'],
    cases: ['src/services/data/**/*.test.{ts,tsx}'],
  },
  fields: {
    code: ['src/forms/fields/**/*.ts'],
    cases: ['src/forms/fields/**/*.test.ts'],
  },
  lifecycle: {
    code: [
      'mock-server/domain/{lifecycle,applications}/**/*.ts',
      '!mock-server/domain/applications/{change-cart,confirm-account,settle-payment,specialist}.ts',
    ],
    // Tests without a server: its tables are read on module load, so each of their mutants reloads
    // everything.
    cases: [
      'mock-server/domain/applications/{accepting,entering,movements,windows}.test.ts',
      'mock-server/domain/events/{every-event,happening}.test.ts',
      'mock-server/domain/lifecycle/*.test.ts',
    ],
  },
  events: {
    code: [
      'mock-server/domain/events/**/*.ts',
      'mock-server/domain/applications/{change-cart,confirm-account,settle-payment,specialist}.ts',
    ],
    cases: [
      'mock-server/domain/{applications,events}/*.test.ts',
      'mock-server/domain/items/*.test.ts',
      'mock-server/domain/payments/{exactly-once,over-time,waiting-payment,bank-account}.test.ts',
    ],
  },
  payments: {
    code: ['mock-server/domain/payments/**/*.ts'],
    cases: ['mock-server/domain/payments/**/*.test.ts'],
  },
  tokens: {
    code: [
      'mock-server/apis/identity/{tokens,token-faults,token-parts,claims,signing,client-check,tickets,codes}.ts',
    ],
    cases: [
      'mock-server/apis/identity/{tokens,token-claims,token-changes,codes,authorize,identity}.test.ts',
    ],
  },
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.stdout.write(`${JSON.stringify(Object.keys(PARTS))}\n`);
}
