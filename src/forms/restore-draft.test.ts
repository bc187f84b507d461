import { anything, assert, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { restoreDraft } from './restore-draft';

const FORM = {
  firstName: 'Homer',
  dob: { month: '', day: '', year: '' },
  incomeSources: ['JOB'],
  taxId: '',
};

describe('what a form starts with', () => {
  it('is what was typed before, over what is on file', () => {
    const draft = { firstName: 'Marge', dob: { month: '1', day: '31' }, incomeSources: [] };
    expect(restoreDraft(FORM, draft)).toEqual({
      firstName: 'Marge',
      dob: { month: '1', day: '31', year: '' },
      incomeSources: [],
      taxId: '',
    });
    expect(restoreDraft(FORM, null)).toBe(FORM);
  });

  it('never has another shape than the form, whatever was stored', () => {
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
