import { Heading } from '../../ui/heading';
import { LinkList } from '../../ui/link-list';
import { Card, Stack } from '../../ui/stack';
import { useNavigation } from '../navigation/use-navigation';
import { openHelpCenter } from '../help/help-center';

const PLACES = [
  {
    screen: 'home',
    title: 'Your application',
    description: 'Status and next steps.',
  },
  {
    screen: 'settings',
    title: 'Settings',
    description: 'Your information, documents and preferences.',
  },
] as const;

/** For a screen that has nothing to show. */
export function OtherPlaces({
  heading,
  leadsTo,
}: {
  readonly heading: string;
  /** The Help Center is always shown. */
  leadsTo?(screen: (typeof PLACES)[number]['screen']): boolean;
}) {
  const { pathOf } = useNavigation();
  const others = PLACES.filter(({ screen }) => leadsTo?.(screen) ?? true);
  return (
    <Card>
      <Stack gap={4}>
        <Heading level={2}>{heading}</Heading>
        <LinkList
          entries={[
            ...others.map(({ screen, title, description }) => ({
              title,
              description,
              href: pathOf(screen),
            })),
            HELP_CENTER,
          ]}
        />
      </Stack>
    </Card>
  );
}

export const HELP_CENTER = {
  title: 'Help Center',
  description: 'Answers to common questions.',
  onOpen: () => openHelpCenter(),
} as const;
