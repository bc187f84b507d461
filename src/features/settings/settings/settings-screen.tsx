import { screenPath } from '../../../catalogue/routes';
import { signOut } from '../../../services/session/sign-out';
import { useSettled } from '../../../services/data/use-read';
import { openCookieSettings } from '../../../shell/cookies/cookie-settings';
import { useNavigation, withQuery } from '../../../shell/navigation/use-navigation';
import { ReferralCode } from '../../../domain/referral/referral-code';
import { Screen } from '../../../shell/screen/screen';
import type { ScreenProps } from '../../../shell/screen/screen-context';
import { WaitingScreen } from '../../../shell/screen/waiting-screen';
import { sectionQuery, useSectionOfAddress } from '../../../shell/screen/section-target';
import { Button } from '../../../ui/button';
import { Text } from '../../../ui/heading';
import { LinkList, type LinkListEntry } from '../../../ui/link-list';
import { SwitchesPicture } from '../../../ui/pictures/switches-picture';
import { SidePane } from '../../../ui/side-pane';
import { Actions, Card, Stack } from '../../../ui/stack';
import { AppearanceSetting } from './appearance-setting';
import { CommunicationPreferences } from './communication-preferences';
import { ElectronicDocuments } from './electronic-consent';
import { MyDocuments, useNotices } from './my-documents';
import { useConsents } from './use-consents';

const SECTIONS = [
  ['Documents', 'documents'],
  ['Communication preferences', 'communication'],
  ['Electronic documents', 'electronic'],
  ['Appearance', 'appearance'],
] as const;

export function SettingsScreen({ applicant, flow, refetch }: ScreenProps) {
  const notices = useNotices();
  const consents = useConsents();
  const settled = useSettled(notices, consents);
  useSectionOfAddress();
  const { pathOf } = useNavigation();
  const { application } = applicant;
  const signed =
    Boolean(application?.signedAt) && screenPath('congratulations', flow) !== undefined;
  const pages: readonly LinkListEntry[] = [
    {
      title: 'Personal information',
      description: 'Your name, contact details and addresses.',
      href: pathOf('settings-personal-info'),
    },
    ...(flow === 'item'
      ? [
          {
            title: 'My items',
            description:
              'Items in your cart, items we’re keeping for you and items we’ve returned.',
            href: pathOf('my-items'),
          },
        ]
      : []),
    {
      title: 'Cookie settings',
      description: 'Choose which cookies we use.',
      onOpen: openCookieSettings,
    },
  ];
  // On a phone they follow directly below.
  const settings = pathOf('settings');
  const sections = SECTIONS.map(([title, id]): LinkListEntry => ({
    title,
    href: withQuery(settings, sectionQuery(id)),
    onPage: true,
  }));
  if (!settled) return <WaitingScreen />;
  return (
    <Screen
      picture={<SwitchesPicture />}
      aside={
        <SidePane title="On this page">
          <LinkList entries={sections} />
        </SidePane>
      }
    >
      <Card>
        <LinkList entries={pages} />
      </Card>
      <ReferralCode code={applicant.user.referralCode} />
      <Card>
        <MyDocuments signed={signed} notices={notices} />
      </Card>
      <Card>
        <CommunicationPreferences consents={consents} />
      </Card>
      <Card>
        <ElectronicDocuments {...{ application, consents, refetch }} />
      </Card>
      <Card>
        <AppearanceSetting />
      </Card>
      <Stack gap={3}>
        <Text tone="muted">You’ll sign in again with a one-time code.</Text>
        <Actions>
          <Button variant="secondary" onClick={() => void signOut()}>
            Sign Out
          </Button>
        </Actions>
      </Stack>
    </Screen>
  );
}
