import type { ReactNode } from 'react';
import { css, cx } from '../../../../styled-system/css';
import { screenPath } from '../../../catalogue/routes';
import { signOut } from '../../../services/session/sign-out';
import { useSettled } from '../../../services/data/use-settled';
import { openCookieSettings } from '../../../shell/cookies/cookie-settings';
import { useNavigation, withQuery } from '../../../shell/navigation/use-navigation';
import { ReferralCode } from '../../../domain/referral/referral-code';
import { Screen } from '../../../shell/screen/screen';
import type { ScreenProps } from '../../../shell/screen/screen-context';
import { WaitingScreen } from '../../../shell/screen/waiting-screen';
import { sectionQuery, useSectionOfAddress } from '../../../shell/screen/section-target';
import { PageLink } from '../../../ui/link-button';
import { Button, TextButton } from '../../../ui/button';
import { Text } from '../../../ui/heading';
import { SidePane } from '../../../ui/side-pane';
import { Actions, Card, Stack } from '../../../ui/stack';
import { AppearanceSetting } from './appearance-setting';
import { CommunicationPreferences, useConsents } from './communication-preferences';
import { KeptDocuments, useNotices } from './kept-documents';

const list = css({ display: 'flex', flexDirection: 'column' });
// At the side of the sections where there is room, above them where there is none.
const above = css({ display: { desktop: 'none' } });
const entry = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '1',
  paddingBlock: '3',
  borderBlockEnd: '1px solid token(colors.line)',
  _first: { '[data-pane] &': { paddingBlockStart: '0' } },
  _last: { '[data-pane] &': { paddingBlockEnd: '0', borderBlockEnd: 'none' } },
});
// A section of this page stands right below where the list is above it.
const onPage = css({ display: { base: 'none', desktop: 'flex' } });
const name = css({ fontSize: 'subheading', width: 'fit-content' });

function Entry({
  href,
  title,
  ofPage = false,
  children,
}: {
  readonly href: string;
  readonly title: string;
  readonly ofPage?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <li className={cx(entry, ofPage && onPage)}>
      <PageLink href={href} className={name}>
        {title}
      </PageLink>
      <Text tone="muted">{children}</Text>
    </li>
  );
}

/** The settings, with a line on each; communication preferences stand on the page itself. */
export function SettingsScreen({ applicant, flow, refetch }: ScreenProps) {
  const notices = useNotices();
  const consents = useConsents();
  const settled = useSettled(notices, consents);
  useSectionOfAddress();
  const { pathOf } = useNavigation();
  const { application } = applicant;
  const signed =
    Boolean(application?.signedAt) && screenPath('congratulations', flow) !== undefined;
  const places = (
    <ul className={list}>
      <Entry href={pathOf('settings-personal-info')} title="Personal information">
        Your name, contact details and addresses.
      </Entry>
      {flow === 'item' && (
        <Entry href={pathOf('my-items')} title="My items">
          What is in your cart, what we hold for you and what came back.
        </Entry>
      )}
      <Entry
        href={withQuery(pathOf('settings'), sectionQuery('documents'))}
        title="Documents"
        ofPage
      >
        Notices of decisions, and the agreements that you signed.
      </Entry>
      <li className={entry}>
        <TextButton className={name} onClick={openCookieSettings}>
          Cookie settings
        </TextButton>
        <Text tone="muted">What is measured and remembered while you are here.</Text>
      </li>
      <Entry
        href={withQuery(pathOf('settings'), sectionQuery('communication'))}
        title="Communication preferences"
        ofPage
      >
        News and offers by text and email, and electronic documents.
      </Entry>
      <Entry
        href={withQuery(pathOf('settings'), sectionQuery('appearance'))}
        title="Appearance"
        ofPage
      >
        Light, dark, or the same as your device.
      </Entry>
    </ul>
  );
  if (!settled) return <WaitingScreen />;
  return (
    <Screen aside={<SidePane>{places}</SidePane>}>
      <div className={above}>{places}</div>
      <ReferralCode code={applicant.user.referralCode} />
      <Card>
        <KeptDocuments signed={signed} notices={notices} />
      </Card>
      <Card>
        <CommunicationPreferences {...{ application, consents, refetch }} />
      </Card>
      <Card>
        <AppearanceSetting />
      </Card>
      <Stack gap={3}>
        <Text tone="muted">You sign in again with a one-time code.</Text>
        <Actions>
          <Button variant="secondary" onClick={() => void signOut()}>
            Sign Out
          </Button>
        </Actions>
      </Stack>
    </Screen>
  );
}
