import { anything, assert, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { restoreDraft } from './restore-draft';

const FORM = {
  firstName: 'Homer',
  dob: { month: '', day: '', year: '' },
  incomeSources: ['JOB'],
  taxId: '',
};

describe('restoring a draft', () => {
  it('puts typed values over those on file', () => {
    const draft = { firstName: 'Marge', dob: { month: '1', day: '31' }, incomeSources: [] };
    expect(restoreDraft(FORM, draft)).toEqual({
      firstName: 'Marge',
      dob: { month: '1', day: '31', year: '' },
      incomeSources: [],
      taxId: '',
    });
    expect(restoreDraft(FORM, null)).toBe(FORM);
  });

  it("always has the form's shape", () => {
    const shape = (value: unknown): unknown =>
      Array.isArray(value)
        ? value.every((entry) => typeof entry === 'string')
        : typeof value === 'object' && value !== null
          ? Object.entries(value).map(([key, entry]) => [key, shape(entry)])
          : typeof value;
    assert(
      property(anything(), anything(), anything(), (firstName, dob, incomeSources) => {
        const restored = restoreDraft(FORM, { firstName, dob, incomeSources, more: 1 });
        expect(shape(restored)).toEqual(shape(FORM));
      }),
    );
  });
});
