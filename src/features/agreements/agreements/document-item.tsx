import { css } from '../../../../styled-system/css';
import { formatDate } from '../../../domain/text/format';
import { FormCheckboxField } from '../../../forms/form-checkboxes';
import { Heading, Text } from '../../../ui/heading';
import { CheckCircleIcon } from '../../../ui/icons';
import { Stack } from '../../../ui/stack';
import type { DocumentToSign } from '../common/document-to-sign';
import { OpenDocumentLink } from '../common/open-document-link';
import { tickLabel, tickName } from './agreements-form';

const row = css({
  '& + &': {
    marginBlockStart: '4',
    paddingBlockStart: '4',
    borderTop: '1px solid token(colors.line)',
  },
});
const agreed = css({ display: 'flex', gap: '2', alignItems: 'center', color: 'successText' });

/** One document: what it is, the PDF, and its own tick. */
export function DocumentItem({ document }: { readonly document: DocumentToSign }) {
  const { title, pages, lastUpdated, url, agreedOn } = document;
  return (
    <li className={row}>
      <Stack gap={2}>
        <Heading level={3}>{title}</Heading>
        <Text tone="muted">
          {pages} {pages === 1 ? 'page' : 'pages'} · Last updated {formatDate(lastUpdated)}
        </Text>
        <OpenDocumentLink title={title} url={url} />
        {agreedOn === null ? (
          <FormCheckboxField name={`agreed.${tickName(document)}`} label={tickLabel(document)} />
        ) : (
          <p className={agreed}>
            <CheckCircleIcon /> You already agreed on {formatDate(agreedOn)}.
          </p>
        )}
      </Stack>
    </li>
  );
}
