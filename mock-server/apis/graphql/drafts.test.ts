import { assert, jsonValue, property, stringMatching } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DraftDocument, SaveDraftDocument } from '../../../src/contract/generated/documents';
import { seededWorld } from '../../domain/seed/testing/seeded-world';
import { withoutSecrets } from './draft-secrets';

const screen = 'personal-info';

test('a draft is saved, replaced and deleted', async () => {
  const seeded = await seededWorld();
  await seeded.run(SaveDraftDocument, { screen, answers: '{"city":"Salem"}' });
  await seeded.run(SaveDraftDocument, { screen, answers: '{"city":"Portland"}' });
  expect((await seeded.run(DraftDocument, { screen })).data).toMatchObject({
    currentUser: { draft: { screen, answers: '{"city":"Portland"}' } },
  });
  expect((await seeded.run(SaveDraftDocument, { screen, answers: null })).data).toMatchObject({
    saveDraft: { screen, answers: null },
  });
  expect((await seeded.run(DraftDocument, { screen })).data).toMatchObject({
    currentUser: { draft: null },
  });
});

test.each([
  ['no JSON', screen, '{'],
  ['a list', screen, '[]'],
  ['too much', screen, JSON.stringify({ text: 'x'.repeat(20_001) })],
  ['no screen', '__proto__', '{}'],
  ['a screen that there is not', 'personal-inf', '{}'],
  ['a form of a screen', 'asset-cart-itm_0001', '{}'],
])('%s is refused', async (_case, name, answers) => {
  const seeded = await seededWorld();
  const { code } = await seeded.run(SaveDraftDocument, { screen: name, answers });
  expect(code).toBe('FIELD_INVALID');
});

describe('secrets in drafts', () => {
  test('removes tax IDs, codes, card and account numbers, and keeps phones, ZIP codes and amounts', async () => {
    const seeded = await seededWorld();
    const answers = {
      ssn: '1',
      code: '123456',
      note: 'it is 666-12-3456 or 666123456',
      card: '4000 0566 5566 5556',
      account: '00314159265358979',
      securityCode: '987',
      number: 666_123_456,
      phone: '+12025550103',
      zip: '97205',
      income: '84000',
      address: { city: 'Portland', taxId: 'x' },
    };
    await seeded.run(SaveDraftDocument, { screen, answers: JSON.stringify(answers) });
    expect(JSON.parse(seeded.user().drafts[screen]?.answers ?? '')).toEqual({
      note: 'it is  or ',
      card: '',
      account: '',
      number: null,
      phone: '+12025550103',
      zip: '97205',
      income: '84000',
      address: { city: 'Portland' },
    });
  });

  test('removes nine consecutive digits anywhere', () => {
    assert(
      property(jsonValue(), stringMatching(/^\d{9}$/), (rest, taxId) => {
        const saved = JSON.stringify(withoutSecrets({ rest, deep: [{ text: `a ${taxId} b` }] }));
        expect(saved).not.toContain(taxId);
      }),
      { numRuns: 200 },
    );
  });
});

test('ignores names that every object has', async () => {
  const seeded = await seededWorld();
  for (const name of ['toString', 'constructor', '__proto__']) {
    expect((await seeded.run(DraftDocument, { screen: name })).data).toMatchObject({
      currentUser: { draft: null },
    });
  }
});

test('removes tax IDs in full-width digits and keeps other full-width text', () => {
  expect(withoutSecrets('６６６-１２-３４５６')).toBe('');
  expect(withoutSecrets('Ｍain Street')).toBe('Ｍain Street');
});
