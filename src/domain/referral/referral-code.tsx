import { css } from '../../../styled-system/css';
import { DocumentLink } from '../disclosure/document-link';
import { CopyLine } from '../../ui/copy-line';
import { Heading, Text } from '../../ui/heading';
import { Card, Stack } from '../../ui/stack';

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  // Aligns with the code, whatever is below it.
  alignItems: 'baseline',
  columnGap: '4',
  rowGap: '2',
  '& > div': { flex: '1 1 9rem' },
});
const codeText = css({
  fontSize: 'heading',
  fontWeight: 'display',
  letterSpacing: '0.08em',
  overflowWrap: 'anywhere',
});

export function ReferralCode({ code }: { readonly code: string | null }) {
  if (!code) return null;
  return (
    <Card>
      <Stack gap={3}>
        <Heading level={2}>Your referral code</Heading>
        <Text>Share it with someone who wants to apply.</Text>
        <div className={row}>
          <span className={codeText}>{code}</span>
          <CopyLine value={code} label="Copy Code" />
        </div>
        <Text tone="muted">
          See the <DocumentLink document="rewardTerms" />.
        </Text>
      </Stack>
    </Card>
  );
}
