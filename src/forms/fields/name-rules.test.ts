import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparableName, fullName } from '../../catalogue/person-name';
import { FirstName, LastName, MiddleName } from './name-rules';
import { firstMessage, parsed } from './testing/first-message';

const LONG = 'a'.repeat(51);

describe.each([
  ['First name', FirstName, 'Enter your first name'],
  ['Last name', LastName, 'Enter your last name'],
])('%s', (label, schema, empty) => {
  const characters = `${label} must only include letters, spaces, hyphens, apostrophes and periods`;
  const limit = `${label} must be 50 characters or fewer`;

  it.each([
    ['', empty],
    [' \t ', empty],
    ['Homer3', characters],
    ['Homer 🏠', characters],
    ['-', characters],
    ["'.", characters],
    ['a@b', characters],
    ['<b>', characters],
    [LONG, limit],
    ['é'.repeat(51), limit],
  ])('%j → %s', (input, message) => {
    expect(firstMessage(schema, input)).toBe(message);
  });

  it.each([
    'X',
    'Zoë',
    "D'Angelo-Núñez",
    "O'Testerby",
    'Jr.',
    '李',
    'Ὀδυσσεύς',
    'محمد',
    'नमिता',
    'Ng̃aru',
    'a'.repeat(50),
    '𐐀'.repeat(50),
    'Maximiliana Alexandrina Placeholder Testworthy Lon',
    "Fixture-Sampleton O'Testerby de la Placeholdington",
  ])('accepts %j as it is', (input) => {
    expect(parsed(schema, input)).toBe(input);
  });

  it('trims, joins white space and composes accents before counting', () => {
    expect(parsed(schema, '  Mary   Ann ')).toBe('Mary Ann');
    expect(parsed(schema, 'Zoe\u0308')).toBe('Zoë');
    expect(parsed(schema, 'e\u0301'.repeat(50))).toBe('é'.repeat(50));
  });

  it('accepts any apostrophe and hyphen, and treats invisible names as empty', () => {
    expect(parsed(schema, 'O‘Brien‑Smith')).toBe("O'Brien-Smith");
    expect(parsed(schema, 'علی\u200Cرضا')).toBe('علی\u200Cرضا');
    expect(firstMessage(schema, '\u200B\u00AD\u3164')).toBe(empty);
  });
});

describe('Middle name', () => {
  it.each([
    ['A1', 'Middle name must only include letters, spaces, hyphens, apostrophes and periods'],
    [LONG, 'Middle name must be 50 characters or fewer'],
  ])('%j → %s', (input, message) => {
    expect(firstMessage(MiddleName, input)).toBe(message);
  });

  it.each(['', '  ', 'Q.'])('accepts %j', (input) => {
    expect(firstMessage(MiddleName, input)).toBeNull();
  });
});

describe('comparing a name with its signature', () => {
  it('never throws for pasted text', () => {
    assert(
      property(string({ unit: 'binary' }), (text) => {
        firstMessage(FirstName, text);
        expect(comparableName(comparableName(text))).toBe(comparableName(text));
      }),
    );
  });

  it('ignores case, accents, extra spaces and the kind of apostrophe', () => {
    expect(comparableName("  ZOE  D'ANGELO-NUNEZ ")).toBe(comparableName('Zoë D’Angelo-Núñez'));
    expect(fullName({ firstName: 'Li', middleName: null, lastName: 'X' })).toBe('Li X');
  });
});
