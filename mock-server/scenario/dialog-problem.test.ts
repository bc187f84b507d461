import { describe, expect, test } from 'vitest';
import { makeSeed } from '../../cli/support/make-seed';
import { DIALOG_IDS, dialogFlows } from '../../src/catalogue/dialogs';
import { PROGRAM_IDS, programDefinition } from '../../src/catalogue/programs';
import { decodeSeed, encodeSeed, SEED_NOW, type Seed } from './seed';
import { STORAGE_KEYS } from '../../src/catalogue/storage-keys';
import { checkSeed } from '../apis/control/check-seed';
import { landingPath } from './landing-path';
import { applySeed } from '../apis/control/apply-seed';
import { createState } from '../domain/seed/create-state';
import { createNodeWorld } from '../mounts/node/node-world';

const programOf = (flow: string) =>
  PROGRAM_IDS.find((id) => programDefinition(id).flow === flow) ?? 'home_light';

const CASES = DIALOG_IDS.flatMap((dialog) =>
  dialogFlows(dialog).map((flow) => [dialog, flow] as const),
);

describe('the dialog of a seed', () => {
  test.each(CASES)('%s opens in flow %s by itself', (dialog, flow) => {
    const seed = makeSeed({ program: programOf(flow), dialog });
    expect(seed).toMatchObject({ dialog, signedIn: true });
    expect(checkSeed(encodeSeed(seed))).toEqual({ ok: true, seed });
  });

  test.each<[string, Parameters<typeof makeSeed>[0], RegExp]>([
    ['a flow', { dialog: 'cartStatus' }, /belongs to flow item/],
    ['a screen', { dialog: 'ssnDuplicate', screen: 'offer' }, /expected personal-info/],
    [
      'a status',
      { dialog: 'onboarding', status: 'COMPLETE' },
      /isn't available in status COMPLETE/,
    ],
    [
      'nobody signed in',
      { dialog: 'sessionEnding', signedOut: true },
      /needs a signed-in applicant/,
    ],
    ['a public screen', { dialog: 'sessionEnding', screen: 'login' }, /a signed-in screen/],
    ['another name', { dialog: 'onbording' }, /onboarding/],
  ])('is rejected with %s that lacks it', (_what, options, message) => {
    expect(() => makeSeed(options)).toThrow(message);
  });

  test('is rejected in a link like where links are created', () => {
    const seed: Seed = { ...makeSeed({ dialog: 'onboarding' }), status: 'COMPLETE' };
    const checked = checkSeed(encodeSeed(seed));
    expect(checked).toMatchObject({ ok: false, detail: expect.stringMatching(/COMPLETE/) });
  });

  test('if absent leaves the bytes of links unchanged', () => {
    const old =
      'v1.WyJob21lX2xpZ2h0IiwiQ1JFQVRFRCIsIlAtMDMiLG51bGwsdHJ1ZSxbXSwiMjAyNi0wNi0xNVQxMjowMDowMC0wNDowMCJd';
    const text = encodeSeed(makeSeed({ persona: 'P-03' }));
    expect(text.startsWith(`${old}.`)).toBe(true);
    expect(decodeSeed(text)).toMatchObject({ ok: true, seed: { now: SEED_NOW } });
  });

  test("is in the browser's storage", async () => {
    const stored = async (seed: Seed) =>
      (await applySeed(createNodeWorld({ seed }), seed, 'http://portal.test')).storage;
    const item = { program: 'pesto_item' } as const;
    expect(await stored(makeSeed({ dialog: 'onboarding' }))).not.toHaveProperty(
      STORAGE_KEYS.onboardingShown,
    );
    expect(await stored(makeSeed({ dialog: 'ssnDuplicate' }))).toHaveProperty(
      STORAGE_KEYS.requestedModal,
      'ssnDuplicate',
    );
    expect(await stored(makeSeed({}))).not.toHaveProperty(STORAGE_KEYS.requestedModal);
    expect(landingPath(makeSeed({ ...item, dialog: 'cartStatus' }))).toMatch(/\?highlight=/);
  });

  test.each(['P-02', 'P-04'])('finds for %s the item of the notice', (persona) => {
    const seed = makeSeed({ program: 'pesto_item', dialog: 'cartStatus', persona });
    const path = landingPath(seed);
    const { applications } = createState(seed, { machineNow: 0, frozen: true });
    const named = applications[0]?.itemCart.items.filter(({ key }) => path.endsWith(`=${key}`));
    expect(named).toHaveLength(1);
  });
});
