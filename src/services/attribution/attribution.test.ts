// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ATTRIBUTION_NAMES, MARKETING_PARAMETERS } from '../../catalogue/attribution';

const NOTHING = { functional: false, performance: false };
const FUNCTIONAL = { functional: true, performance: false };
const ALL = { functional: true, performance: true };

async function loadPage() {
  vi.resetModules();
  const { storeConsent } = await import('../consent/consent');
  return { storeConsent, ...(await import('./attribution')) };
}

function storedTexts(): string {
  return [localStorage, sessionStorage].map((store) => JSON.stringify({ ...store })).join('\n');
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
});

const EVERY = `?${MARKETING_PARAMETERS.map(({ address, stored }) =>
  address === 'segmentAnonymousId'
    ? `${address}=9f3ac2d4-b5e6-4f70-8192-a3b4c5d6e7f8`
    : `${address}=the-${stored}`,
).join('&')}`;

test('every parameter waits in the tab and is stored by name once allowed (spec 3)', async () => {
  const { attribution, storeAttribution, storeConsent } = await loadPage();
  storeAttribution(EVERY);
  expect(localStorage).toHaveLength(0);
  expect(attribution()).toEqual({});
  storeConsent(ALL);
  expect(Object.keys(attribution())).toEqual(ATTRIBUTION_NAMES);
  expect(attribution()).toMatchObject({
    utm: EVERY.slice(1),
    utmSource: 'the-utmSource',
    gclid_ad: 'the-gclid_ad',
    fbclid_ad: 'the-fbclid_ad',
    msclkid_ad: 'the-msclkid_ad',
    affiliateRef: 'the-affiliateRef',
    segmentAnonymousId: '9f3ac2d4-b5e6-4f70-8192-a3b4c5d6e7f8',
    referralCode: 'the-referralCode',
  });
  for (const [name, value] of Object.entries(attribution())) {
    expect(localStorage.getItem(name)).toBe(value);
  }
});

test.each([
  ['utm_source', 'utmSource'],
  ['utm_medium', 'utmMedium'],
  ['utm_campaign', 'utmCampaign'],
  ['utm_content', 'utmContent'],
  ['gclid', 'gclid_ad'],
  ['fbclid', 'fbclid_ad'],
  ['msclkid', 'msclkid_ad'],
  ['lender_lead_sub_id', 'lenderLeadSubId'],
  ['lender_lead_id', 'lenderLeadId'],
  ['sub_id_1', 'trackingSubId1'],
  ['sub_id_2', 'trackingSubId2'],
  ['sub_id_3', 'trackingSubId3'],
  ['affiliate_id', 'affiliateId'],
  ['transaction_id', 'transactionId'],
  ['flex_referral_id', 'flexReferralId'],
  ['ref', 'ref'],
  ['affiliate_ref', 'affiliateRef'],
  ['comparison_ref', 'comparisonRef'],
  ['referralCode', 'referralCode'],
])('the parameter %s is stored as %s', async (address, stored) => {
  const { storeAttribution, storeConsent } = await loadPage();
  storeConsent(ALL);
  storeAttribution(`?${address}=value-1`);
  expect(localStorage.getItem(stored)).toBe('value-1');
});

test('the entire query is stored only if it names a source', async () => {
  const { attribution, storeAttribution, storeConsent } = await loadPage();
  storeConsent(FUNCTIONAL);
  storeAttribution('?utm_medium=mail&other=1');
  expect(attribution()).toEqual({
    utmMedium: 'mail',
    segmentAnonymousId: expect.stringMatching(/^[\da-f]{32}$/),
  });
  storeAttribution('?utm_source=news&other=a%20b');
  expect(attribution()).toMatchObject({ utm: 'utm_source=news&other=a+b', utmSource: 'news' });
  // A new campaign replaces all values of the previous one.
  expect(attribution()).not.toHaveProperty('utmMedium');
});

test('attribution survives sign-in, and an unrelated query removes nothing', async () => {
  const first = await loadPage();
  first.storeAttribution('?returnTo=%2Fapp%3Futm_source%3Dnews%26ref%3Dfriend');
  const next = await loadPage();
  next.storeAttribution('');
  next.storeAttribution('?step=2');
  next.storeConsent(FUNCTIONAL);
  expect(next.attribution()).toMatchObject({ utmSource: 'news', ref: 'friend' });
  const last = await loadPage();
  expect(last.attribution()).toEqual(next.attribution());
});

test('the address precedes its return address, and a newer campaign an older one', async () => {
  const { attribution, storeAttribution, storeConsent } = await loadPage();
  storeAttribution('?utm_source=first&utm_medium=mail&ref=friend');
  storeAttribution('?utm_source=own&returnTo=%2Fapp%3Futm_source%3Dof-target%26utm_content%3Dgold');
  storeConsent(FUNCTIONAL);
  expect(attribution()).toMatchObject({ utmSource: 'own', utmContent: 'gold', ref: 'friend' });
  expect(attribution()).not.toHaveProperty('utmMedium');
});

test('ad parameters require the performance category, also in the entire query', async () => {
  const { attribution, storeAttribution, storeConsent } = await loadPage();
  storeAttribution('?utm_source=news&gclid=clicked');
  storeConsent(FUNCTIONAL);
  expect(attribution()).toMatchObject({ utm: 'utm_source=news', utmSource: 'news' });
  expect(JSON.stringify({ ...localStorage })).not.toContain('clicked');
  storeConsent(ALL);
  expect(attribution()).toMatchObject({ gclid_ad: 'clicked' });
  storeConsent(FUNCTIONAL);
  expect(attribution()).toMatchObject({ utmSource: 'news' });
  expect(JSON.stringify({ ...localStorage })).not.toContain('clicked');
  storeConsent(NOTHING);
  expect(attribution()).toEqual({});
  expect(ATTRIBUTION_NAMES.filter((name) => localStorage.getItem(name) !== null)).toEqual([]);
});

test('withdrawing performance removes click IDs from a stored query', async () => {
  const { attribution, storeAttribution, storeConsent } = await loadPage();
  storeConsent(ALL);
  storeAttribution('?utm_source=news&gclid=clicked-1&fbclid=clicked-2&msclkid=clicked-3');
  expect(attribution()['utm']).toContain('gclid=clicked-1');
  storeConsent(FUNCTIONAL);
  expect(attribution()).toMatchObject({ utm: 'utm_source=news', utmSource: 'news' });
  expect(storedTexts()).not.toContain('clicked');
});

test("keeps lead IDs of nine digits, which aren't tax IDs", async () => {
  const { attribution, storeAttribution, storeConsent } = await loadPage();
  storeConsent(FUNCTIONAL);
  storeAttribution('?utm_source=news&lender_lead_id=123456789&sub_id_1=666123456&other=666123456');
  expect(attribution()).toMatchObject({
    lenderLeadId: '123456789',
    trackingSubId1: '666123456',
    utm: 'utm_source=news&lender_lead_id=123456789&sub_id_1=666123456',
  });
});

describe('values that must not be stored', () => {
  test.each([
    ['a tax id', '666-12-3456'],
    ['a tax id in words', 'x666123456y'],
    ['a card number', '4242 4242 4242 4242'],
    ['an e-mail address', 'pat@example.com'],
    ['ten thousand characters', 'q'.repeat(10_000)],
  ])('%s is dropped anywhere, and the log hides it', async (_, value) => {
    const { attribution, storeAttribution, storeConsent } = await loadPage();
    storeConsent(ALL);
    const bad = encodeURIComponent(value);
    storeAttribution(
      `?utm_source=${bad}&utm_medium=mail&gclid=${bad}&referralCode=${bad}&x=${bad}&segmentAnonymousId=${bad}`,
    );
    storeAttribution(`?utm_source=news&x=${bad}&${bad}=1`);
    expect(attribution()).toMatchObject({ utm: 'utm_source=news', utmSource: 'news' });
    for (const text of [storedTexts(), JSON.stringify(vi.mocked(console.info).mock.calls)]) {
      expect(text).not.toContain(value);
      expect(text).not.toContain(bad);
    }
    expect(console.info).toHaveBeenCalledWith('[portal] Address parameter dropped', {});
  });

  test('skips excess parameters, codes, tokens and seeds', async () => {
    const { attribution, storeAttribution, storeConsent } = await loadPage();
    storeConsent(FUNCTIONAL);
    const many = Array.from({ length: 1000 }, (__, index) => `p${index}=${'v'.repeat(100)}`);
    storeAttribution(
      `?utm_source=news&code=123456&seed=v1.abc.def&access_token=x&${many.join('&')}`,
    );
    expect(attribution()).toMatchObject({ utmSource: 'news' });
    expect(attribution()).not.toHaveProperty('utm');
    expect(storedTexts()).not.toMatch(/123456|v1\.abc|access_token/);
  });

  test('skips parameters with names of personal data', async () => {
    const { attribution, storeAttribution, storeConsent } = await loadPage();
    storeAttribution(
      '?utm_source=news&dob=1980-01-02&income=85000&accountNumber=000123456789&otp=1',
    );
    storeConsent(ALL);
    expect(attribution()).toMatchObject({ utm: 'utm_source=news' });
    expect(storedTexts()).not.toMatch(/1980-01-02|85000|000123456789/);
  });

  test('validates stored values before sending', async () => {
    const { attribution, storeConsent } = await loadPage();
    storeConsent(ALL);
    localStorage.setItem('utmSource', '666-12-3456');
    localStorage.setItem('utm', 'x=pat%40example.com');
    localStorage.setItem('segmentAnonymousId', '666123456');
    expect(attribution()).toEqual({});
    expect(localStorage.getItem('utmSource')).toBeNull();
  });
});

test('keeps values for the page if the browser refuses storage', async () => {
  vi.stubGlobal('localStorage', undefined);
  vi.stubGlobal('sessionStorage', undefined);
  const { attribution, storeAttribution, storeConsent } = await loadPage();
  storeAttribution('?utm_source=news');
  storeConsent(FUNCTIONAL);
  expect(attribution()).toMatchObject({ utmSource: 'news' });
});
