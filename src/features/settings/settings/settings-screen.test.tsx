// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { BrandContext } from '../../../domain/program/use-brand';
import { ScreenContext } from '../../../shell/screen/screen-context';
import { loadBrand } from '../../../programs/registry';
import { configure, USER } from '../../../services/data/testing/stub-api';
import { SettingsScreen } from './settings-screen';

vi.mock('./my-documents', () => ({
  MyDocuments: () => null,
  useNotices: () => ({ loading: false }),
}));
vi.mock('./communication-preferences', () => ({ CommunicationPreferences: () => null }));
vi.mock('./electronic-consent', () => ({ ElectronicDocuments: () => null }));
vi.mock('./use-consents', () => ({ useConsents: () => ({ loading: false }) }));
vi.mock('./appearance-setting', () => ({ AppearanceSetting: () => null }));

const consents = {
  eSignAt: null,
  termsAt: null,
  marketingByText: false,
  marketingByEmail: false,
  statusByText: false,
};

async function settingsOf(referralCode: string | null): Promise<string> {
  configure();
  const brand = { ...(await loadBrand('home_light')), id: 'home_light' } as const;
  const applicant = {
    user: { ...USER, referralCode },
    signInMethod: 'SMS',
    incomeSources: [],
    consents,
    application: null,
  } as const;
  const refetch = () => Promise.resolve();
  return renderToString(
    <BrandContext value={brand}>
      <ScreenContext value={{ id: 'settings', flow: 'home' }}>
        <SettingsScreen
          applicant={{ ...applicant, incomeSources: [] }}
          flow="home"
          refetch={refetch}
        />
      </ScreenContext>
    </BrandContext>,
  );
}

test('a referral code is shown only to its owner', async () => {
  const shown = await settingsOf('HOMER42');
  expect(shown).toContain('Your referral code');
  expect(shown).toContain('HOMER42');
  expect(await settingsOf(null)).not.toContain('referral code');
});
