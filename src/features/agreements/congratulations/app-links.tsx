import { css } from '../../../../styled-system/css';
import { useBrand } from '../../../domain/program/use-brand';
import { ButtonLink } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { Heading } from '../../../ui/heading';
import { Actions, Card, Stack } from '../../../ui/stack';
import { VisuallyHidden } from '../../../ui/visually-hidden';

// Equal widths: side by side if they fit, otherwise full width.
const store = css({
  flex: { tablet: '1 1 17rem' },
  '@media (width < 22rem)': { paddingInline: '2' },
  textWrap: 'balance',
});

// Custom icons, because store badges are trademarks.
const PHONE = 'M8.5 2.5h7a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2Z';
const DOWNLOAD = 'M12 7v7m-2.5-2.5L12 14l2.5-2.5M10 17.5h4';
const RUN = 'm10.25 8.5 4.5 3.5-4.5 3.5Z';

export function AppLinks() {
  const { links, texts } = useBrand();
  const stores = [
    { href: links.appStoreUrl, label: 'Download on the App Store', mark: DOWNLOAD },
    { href: links.playStoreUrl, label: 'Get it on Google Play', mark: RUN },
  ].filter(({ href }) => Boolean(href));
  if (stores.length === 0) return null;
  return (
    <Card>
      <Stack gap={3}>
        <Heading level={2}>Get the {texts.programName} app</Heading>
        <Actions>
          {stores.map(({ href, label, mark }) => (
            <ButtonLink
              key={label}
              variant="secondary"
              className={store}
              href={href}
              target="_blank"
              rel="noreferrer"
            >
              <Icon>
                <path d={PHONE} />
                <path d={mark} />
              </Icon>
              <span>{label}</span>
              <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
            </ButtonLink>
          ))}
        </Actions>
      </Stack>
    </Card>
  );
}
