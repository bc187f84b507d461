import { expect, test } from 'vitest';
import { cardFace, printedCardFace } from './card-face';

test('the card pattern is on the illustrated card only', () => {
  expect(printedCardFace).toContain('gradients.cardPattern');
  expect(cardFace).not.toContain('gradients.cardPattern');
});
