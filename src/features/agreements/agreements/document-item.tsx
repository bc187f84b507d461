import { css } from '../../../../styled-system/css';
import { formatDate, withoutBreaks } from '../../../domain/text/format';
import { FormCheckboxField } from '../../../forms/form-fields';
import { Heading, Text } from '../../../ui/heading';
import { CheckCircleIcon } from '../../../ui/icons';
import type { DocumentToSign } from '../common/use-documents-to-sign';
import { OpenDocumentLink } from '../common/open-document-link';
import { tickLabel, tickName } from './agreements-form';

const row = css({
  '& + &': {
    marginBlockStart: '4',
    paddingBlockStart: '4',
    borderTop: '1px solid token(colors.line)',
  },
});
const parts = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: '4',
  rowGap: '1',
  // Aligned with the first line of a title.
  alignItems: 'baseline',
  '& > *': { gridColumn: '1 / -1' },
  '& > h3': { gridColumn: '1', gridRow: '1' },
  '& > :nth-child(3)': { gridColumn: '2', gridRow: '1', marginBlock: '-2' },
});
const agreed = css({
  display: 'flex',
  gap: '2',
  color: 'successText',
  '& > svg': { marginBlockStart: '0.3em' },
});

export function DocumentItem({ document }: { readonly document: DocumentToSign }) {
  const { title, pages, lastUpdated, url, agreedOn } = document;
  return (
    <li className={row}>
      <div className={parts}>
        <Heading level={3}>{title}</Heading>
        <Text tone="muted">
          {pages} {pages === 1 ? 'page' : 'pages'} · Last updated {formatDate(lastUpdated)}
        </Text>
        <OpenDocumentLink title={title} url={url} />
        {agreedOn === null ? (
          <FormCheckboxField name={`agreed.${tickName(document)}`} label={tickLabel(document)} />
        ) : (
          <p className={agreed}>
            <CheckCircleIcon />{' '}
            <span>You already agreed on {withoutBreaks(formatDate(agreedOn))}.</span>
          </p>
        )}
      </div>
    </li>
  );
}
