import { useQuery } from '@apollo/client/react';
import { Link } from 'wouter';
import { NoticesDocument } from '../../../contract/generated/documents';
import { operationProblem } from '../../../services/data/operation-error';
import { NoticeDownload } from '../../../common/documents/notice-download';
import { formatDate } from '../../../common/format';
import { useNavigation, withQuery } from '../../../common/navigation/use-navigation';
import { QueryProblem } from '../../../common/problems/problem-panel';
import { SectionTarget, sectionQuery } from '../../../common/status/section-target';
import { TextLink } from '../../../ui/button';
import { Heading, Text } from '../../../ui/heading';
import { Skeleton } from '../../../ui/skeleton';
import { Stack } from '../../../ui/stack';

const HEADING_ID = 'documents-heading';

const WORDS = {
  DENIAL: 'We couldn’t approve this application.',
  COUNTEROFFER: 'We offered less than at first.',
} as const;

/** What is kept for good: the notices of decisions, and the agreements that were signed. */
export function KeptDocuments({ signed }: { readonly signed: boolean }) {
  const { pathOf } = useNavigation();
  const query = useQuery(NoticesDocument, { fetchPolicy: 'cache-and-network' });
  const notices = query.data?.currentUser?.notices;
  const problem = operationProblem(query.error);
  const agreements = withQuery(pathOf('congratulations'), sectionQuery('documents'));
  return (
    <SectionTarget id="documents" labelledBy={HEADING_ID}>
      <Stack gap={4}>
        <Heading level={2} id={HEADING_ID}>
          Documents
        </Heading>
        {signed && (
          <Text>
            <Link href={agreements} asChild>
              <TextLink href={agreements}>The agreements that you signed</TextLink>
            </Link>
            , to read and to download.
          </Text>
        )}
        {notices?.map(({ id, kind, decidedOn, applicationId, noticeUrl }) => (
          <Stack gap={2} key={id}>
            <Heading level={3}>Notice of {formatDate(decidedOn ?? '')}</Heading>
            <Text>
              {WORDS[kind ?? 'DENIAL']} Application {applicationId}.
            </Text>
            <NoticeDownload url={noticeUrl ?? ''} name={id ?? ''} />
          </Stack>
        ))}
        {notices?.length === 0 && !signed && (
          <Text>Nothing yet. Notices of decisions and agreements that you sign are kept here.</Text>
        )}
        {notices === undefined &&
          (problem === null ? (
            <Skeleton shape="text" />
          ) : (
            <QueryProblem problem={problem} onRetry={() => void query.refetch()} />
          ))}
      </Stack>
    </SectionTarget>
  );
}
