import { css, cva } from '../../../../styled-system/css';
import type { Application } from '../../../services/data/use-applicant';
import { TextLink } from '../../../ui/button';
import { Heading, Text } from '../../../ui/heading';
import { Stack } from '../../../ui/stack';
import { StatusTag } from '../../../ui/status-tag';

type Bureau = Application['frozenBureaus'][number];

const cards = css({ display: 'grid', gap: '3' });
const card = cva({
  base: {
    padding: '4',
    borderRadius: 'medium',
    background: 'surface',
    borderStyle: 'solid',
    borderWidth: 'control',
    borderColor: 'line',
    overflowWrap: 'anywhere',
  },
  variants: { blocking: { true: { borderColor: 'warningText', background: 'warningSoft' } } },
});

function BureauCard({ bureau }: { readonly bureau: Bureau }) {
  const { displayName, phone, freezePageUrl, blocking } = bureau;
  return (
    <li className={card({ blocking })}>
      <Stack gap={2}>
        <Heading level={3}>{displayName}</Heading>
        {blocking && (
          <StatusTag icon="paused" tone="warning">
            Lift this one
          </StatusTag>
        )}
        <Text tone="muted">
          {blocking
            ? 'The freeze here stopped us. We never ask for your PIN or password.'
            : 'Optional. We don’t need your report from here.'}
        </Text>
        <TextLink href={freezePageUrl} external alone>
          {displayName} freeze page
        </TextLink>
        <span>
          Phone:{' '}
          <TextLink href={`tel:+1${phone.replace(/\D/g, '')}`} alone>
            {phone}
          </TextLink>
        </span>
      </Stack>
    </li>
  );
}

/** All three bureaus; the one whose freeze stopped us stands out, and says so. */
export function BureauCards({ bureaus }: { readonly bureaus: readonly Bureau[] }) {
  return (
    <Stack gap={3}>
      <Heading level={2}>Credit bureaus</Heading>
      <ul className={cards}>
        {bureaus.map((bureau) => (
          <BureauCard key={bureau.name} bureau={bureau} />
        ))}
      </ul>
    </Stack>
  );
}
