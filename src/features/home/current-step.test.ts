import { expect, test } from 'vitest';
import { applicationFor } from '../../domain/application/testing/application';
import { currentStep } from './current-step';

test('submitted information counts as done, and the offer is the step while it is prepared', () => {
  for (const status of ['PREQUAL_INFO_GIVEN', 'PREQUALIFIED'] as const) {
    expect(currentStep(applicationFor(status), 'home'), status).toMatchObject({
      number: 2,
      name: 'Your offer',
    });
  }
});

test('the step is the one that the button opens', () => {
  expect(currentStep(applicationFor('CREATED'), 'home')?.name).toBe('Your information');
  expect(currentStep(applicationFor('PREQUALIFIED'), 'cash')?.name).toBe('Funding choice');
  expect(currentStep(applicationFor('PREQUALIFIED'), 'item')?.name).toBe('Ship your items');
});

test('there is no step without anything to continue', () => {
  expect(currentStep(applicationFor('MANUAL_REVIEW'), 'home')).toBeUndefined();
  expect(currentStep(applicationFor('PREQUAL_INFO_GIVEN'), 'item')).toBeUndefined();
});
