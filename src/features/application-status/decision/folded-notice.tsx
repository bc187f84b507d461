import { NoticeDownload } from '../../../domain/document/notice-download';
import { formatDate } from '../../../domain/text/format';
import { FoldedSection } from '../../../ui/folded-section';
import { Text } from '../../../ui/heading';
import { AdverseActionNotice, type AdverseActionNoticeProps } from './adverse-action-notice';

/**
 * Renders letter and file in a disclosure, so that printing and searching the page include them.
 */
export function FoldedNotice({
  headingId,
  open,
  onOpenChange,
  ...notice
}: AdverseActionNoticeProps & {
  readonly headingId: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}) {
  const { decision, applicationId } = notice;
  return (
    <FoldedSection
      heading="Your notice"
      headingId={headingId}
      note={formatDate(decision.decidedOn)}
      open={open}
      onOpenChange={onOpenChange}
    >
      <Text>Our decision, the reasons for it and your rights.</Text>
      <NoticeDownload url={decision.noticeUrl} name={applicationId} />
      <AdverseActionNotice {...notice} />
    </FoldedSection>
  );
}
