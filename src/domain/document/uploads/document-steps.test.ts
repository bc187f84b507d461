import { expect, test } from 'vitest';
import { documentSteps } from './document-steps';

const received = (kind: 'IDENTITY' | 'INCOME') => ({ documentId: 'doc', kind, fileName: 'a.pdf' });

test.each([
  { requested: ['IDENTITY', 'INCOME'], got: [], steps: [true, true, false] },
  { requested: ['IDENTITY'], got: [], steps: [true, false, true] },
  { requested: ['INCOME'], got: [], steps: [false, true, false] },
  { requested: ['IDENTITY', 'INCOME'], got: ['IDENTITY'], steps: [false, true, false] },
  { requested: ['IDENTITY', 'INCOME'], got: ['INCOME'], steps: [true, false, true] },
  { requested: ['IDENTITY'], got: ['IDENTITY'], steps: [false, false, true] },
] as const)('requested $requested, received $got', ({ requested, got, steps }) => {
  const { needsIdentity, needsIncome, endsAtInfo } = documentSteps({
    documentsRequested: [...requested],
    documentsReceived: got.map(received),
  });
  expect([needsIdentity, needsIncome, endsAtInfo]).toEqual(steps);
});
