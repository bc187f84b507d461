import { NoticesDocument, type NoticesQuery } from '../../../contract/generated/documents';
import { useRead, type Read } from '../../../services/data/use-read';
import { NoticeDownload } from '../../../domain/document/notice-download';
import { formatDate } from '../../../domain/text/format';
import { useNavigation, withQuery } from '../../../shell/navigation/use-navigation';
import { Pending } from '../../../shell/problems/pending';
import { SectionTarget, sectionQuery } from '../../../shell/screen/section-target';
import { PageLink } from '../../../ui/link-button';
import { Heading, Text } from '../../../ui/heading';
import { Stack } from '../../../ui/stack';

const HEADING_ID = 'documents-heading';

const WORDS = {
  DENIAL: 'We couldn’t approve this application.',
  COUNTEROFFER: 'We offered less than at first.',
} as const;

type Notices = NonNullable<NoticesQuery['currentUser']>['notices'];

/** Always from the network. */
export function useNotices(): Read<Notices> {
  return useRead(NoticesDocument, {
    select: ({ currentUser }) => currentUser?.notices,
    fetchPolicy: 'cache-and-network',
  });
}

export function MyDocuments({
  signed,
  notices,
}: {
  readonly signed: boolean;
  readonly notices: Read<Notices>;
}) {
  const { pathOf } = useNavigation();
  const agreements = withQuery(pathOf('congratulations'), sectionQuery('documents'));
  return (
    <SectionTarget id="documents" labelledBy={HEADING_ID}>
      <Stack gap={4}>
        <Heading level={2} id={HEADING_ID}>
          Documents
        </Heading>
        {signed && (
          <Text>
            <PageLink href={agreements}>The agreements that you signed</PageLink>, to read and to
            download.
          </Text>
        )}
        {notices.value?.map(({ id, kind, decidedOn, applicationId, noticeUrl }) => (
          <Stack gap={2} key={id}>
            <Heading level={3}>Notice of {formatDate(decidedOn)}</Heading>
            <Text>
              {WORDS[kind]} Application {applicationId}.
            </Text>
            <NoticeDownload url={noticeUrl} name={id} />
          </Stack>
        ))}
        {notices.value?.length === 0 && !signed && (
          <Text>No documents yet. You’ll find decision notices and signed agreements here.</Text>
        )}
        {notices.value === null && <Pending read={notices} shape="text" />}
      </Stack>
    </SectionTarget>
  );
}
