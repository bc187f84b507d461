import { expect, test } from 'vitest';
import { applicationFor } from '../../domain/application/testing/application';
import { currentStep } from './current-step';

test('what was handed in is done: while it is checked, and while an offer is prepared, the offer is the step', () => {
  for (const status of ['PREQUAL_INFO_GIVEN', 'PREQUALIFIED'] as const) {
    expect(currentStep(applicationFor(status), 'home'), status).toMatchObject({
      number: 2,
      name: 'Your offer',
    });
  }
});

test('where the applicant goes on the step is the one that the button leads to', () => {
  expect(currentStep(applicationFor('CREATED'), 'home')?.name).toBe('Your information');
  expect(currentStep(applicationFor('PREQUALIFIED'), 'cash')?.name).toBe('Funding choice');
  expect(currentStep(applicationFor('PREQUALIFIED'), 'item')?.name).toBe('Ship your items');
});

test('where nothing is to be continued there is no step', () => {
  expect(currentStep(applicationFor('MANUAL_REVIEW'), 'home')).toBeUndefined();
  expect(currentStep(applicationFor('PREQUAL_INFO_GIVEN'), 'item')).toBeUndefined();
});
