// What mutation testing covers, in parts of which none runs longer than 20 minutes on two cores.
// Run by itself, it prints their names as JSON, for the workflow.
import { pathToFileURL } from 'node:url';

/** The lowest share of mutants that the cases have to notice, in percent, in each part. */
export const THRESHOLD = 85;

/** Files that hold texts or types only are left out: a changed word is the specification table's to notice. */
export const PARTS = {
  catalogue: ['src/catalogue/**/*.ts'],
  session: ['src/services/session/**/*.ts'],
  data: ['src/services/data/**/*.ts'],
  fields: ['src/common/fields/**/*.ts'],
  lifecycle: ['mock-server/lifecycle/**/*.ts'],
  payments: ['mock-server/payments/**/*.ts'],
  tokens: [
    'mock-server/identity/{tokens,token-faults,token-parts,claims,signing,client-check,tickets,codes}.ts',
  ],
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.stdout.write(`${JSON.stringify(Object.keys(PARTS))}\n`);
}
