import { expect, test } from 'vitest';
import { cardFace, printedCardFace } from './card-face';

test('what is printed into the card stands on the drawn one only, never behind a figure', () => {
  expect(printedCardFace).toContain('gradients.cardPattern');
  expect(cardFace).not.toContain('gradients.cardPattern');
});
