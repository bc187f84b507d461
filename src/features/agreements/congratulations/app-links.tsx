import { css } from '../../../../styled-system/css';
import { useBrand } from '../../../domain/program/use-brand';
import { ButtonLink } from '../../../ui/button';
import { Heading } from '../../../ui/heading';
import { Actions, Card, Stack } from '../../../ui/stack';
import { VisuallyHidden } from '../../../ui/visually-hidden';

// As wide as each other: beside each other where there is room, else over the whole width.
const store = css({ flex: { tablet: '1 1 14rem' } });

/** Where the brand's apps are, for those it has. */
export function AppLinks() {
  const { links, texts } = useBrand();
  const stores = [
    { href: links.appStoreUrl, label: 'Download on the App Store' },
    { href: links.playStoreUrl, label: 'Get it on Google Play' },
  ].filter(({ href }) => Boolean(href));
  if (stores.length === 0) return null;
  return (
    <Card>
      <Stack gap={3}>
        <Heading level={2}>Get the {texts.programName} app</Heading>
        <Actions>
          {stores.map(({ href, label }) => (
            <ButtonLink
              key={label}
              variant="secondary"
              className={store}
              href={href}
              target="_blank"
              rel="noreferrer"
            >
              <span>{label}</span>
              <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
            </ButtonLink>
          ))}
        </Actions>
      </Stack>
    </Card>
  );
}
