import { css } from '../../../../styled-system/css';
import type { Application } from '../../../services/data/use-applicant';
import { TextLink } from '../../../ui/button';
import { Details } from '../../../ui/details';
import { Heading, Text } from '../../../ui/heading';
import { Card, Stack } from '../../../ui/stack';
import { StatusTag } from '../../../ui/status-tag';

type Bureau = Application['frozenBureaus'][number];

const blocks = css({
  padding: '4',
  borderRadius: 'medium',
  borderStyle: 'solid',
  borderWidth: 'control',
  borderColor: 'warningText',
  background: 'warningSoft',
  overflowWrap: 'anywhere',
});
const list = css({ display: 'flex', flexDirection: 'column', gap: '4' });
const optional = css({
  overflowWrap: 'anywhere',
  borderBlockStart: '1px solid token(colors.line)',
});

function Contact({ bureau: { displayName, phone, freezePageUrl } }: { readonly bureau: Bureau }) {
  return (
    <>
      <TextLink href={freezePageUrl} external alone>
        {displayName} freeze page
      </TextLink>
      <span>
        Phone:{' '}
        <TextLink href={`tel:+1${phone.replace(/\D/g, '')}`} alone>
          {phone}
        </TextLink>
      </span>
    </>
  );
}

function BlockingBureau({ bureau }: { readonly bureau: Bureau }) {
  return (
    <li className={blocks}>
      <Stack gap={2}>
        <Heading level={3}>{bureau.displayName}</Heading>
        <StatusTag icon="paused" tone="warning">
          Lift this one
        </StatusTag>
        <Text tone="muted">The freeze here stopped us. We never ask for your PIN or password.</Text>
        <Contact bureau={bureau} />
      </Stack>
    </li>
  );
}

function OptionalBureau({ bureau }: { readonly bureau: Bureau }) {
  return (
    <li className={optional}>
      <Details row summary={bureau.displayName} note="Optional">
        <Stack gap={2}>
          <Text tone="muted">We don’t need your report from here.</Text>
          <Contact bureau={bureau} />
        </Stack>
      </Details>
    </li>
  );
}

/** Shows bureaus with a freeze in full, the others by name in a disclosure. */
export function BureauCards({ bureaus }: { readonly bureaus: readonly Bureau[] }) {
  const blocking = bureaus.filter((bureau) => bureau.blocking);
  const others = bureaus.filter((bureau) => !bureau.blocking);
  const rows = others.length > 0 && {
    rows: (
      <ul>
        {others.map((bureau) => (
          <OptionalBureau key={bureau.name} bureau={bureau} />
        ))}
      </ul>
    ),
  };
  return (
    <Card {...rows}>
      <Stack gap={4}>
        <Heading level={2}>Credit bureaus</Heading>
        {blocking.length > 0 && (
          <ul className={list}>
            {blocking.map((bureau) => (
              <BlockingBureau key={bureau.name} bureau={bureau} />
            ))}
          </ul>
        )}
      </Stack>
    </Card>
  );
}
