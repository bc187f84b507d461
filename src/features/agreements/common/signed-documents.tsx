import { css } from '../../../../styled-system/css';
import { Pending } from '../../../shell/problems/pending';
import { SectionTarget } from '../../../shell/screen/section-target';
import { Heading, Text } from '../../../ui/heading';
import { Card, Stack } from '../../../ui/stack';
import { DownloadDocumentButton } from './download-document-button';
import { useDocumentsToSign } from './use-documents-to-sign';

// Aligns with the text of the surrounding card.
const list = css({ display: 'flex', flexDirection: 'column', marginBlockEnd: '-3' });
// Height of the usual four documents, so that nothing moves when they have loaded.
const room = css({ minHeight: '12rem' });
const row = css({
  '& + &': { borderTop: '1px solid token(colors.line)' },
});

export function SignedDocuments() {
  const documents = useDocumentsToSign();
  return (
    <SectionTarget id="documents" labelledBy="documents-heading">
      <Card>
        <Stack gap={3}>
          <Heading level={2} id="documents-heading">
            Save your documents
          </Heading>
          <Text>Keep a copy of what you signed. You can come back for these PDFs anytime.</Text>
          {documents.value === null && (
            <div className={room}>
              <Pending read={documents} shape="text" />
            </div>
          )}
          <ul className={list}>
            {documents.value?.map((document) => (
              <li key={document.id} className={row}>
                <DownloadDocumentButton document={document} />
              </li>
            ))}
          </ul>
        </Stack>
      </Card>
    </SectionTarget>
  );
}
