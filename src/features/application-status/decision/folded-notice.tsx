import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { NoticeDownload } from '../../../domain/document/notice-download';
import { formatDate } from '../../../domain/text/format';
import { Details } from '../../../ui/details';
import { Text } from '../../../ui/heading';
import { AdverseActionNotice, type AdverseActionNoticeProps } from './adverse-action-notice';

/** The letter, folded up beneath what it is: whoever reads, prints or searches the page finds all of it. */
export function FoldedNotice({
  open,
  onOpenChange,
  ...notice
}: AdverseActionNoticeProps & {
  readonly open: boolean;
  onOpenChange(open: boolean): void;
}) {
  useEffect(() => {
    // What is printed is the whole page: it has to be there before the browser looks.
    const unfold = (): void => flushSync(() => onOpenChange(true));
    window.addEventListener('beforeprint', unfold);
    return () => window.removeEventListener('beforeprint', unfold);
  }, [onOpenChange]);
  const { decision, applicationId } = notice;
  return (
    <>
      <Text>
        The letter of {formatDate(decision.decidedOn)}: our decision, its reasons and your rights,
        for you to read and keep.
      </Text>
      <NoticeDownload url={decision.noticeUrl} name={applicationId} />
      <Details summary="Read the whole notice" open={open} onOpenChange={onOpenChange}>
        <AdverseActionNotice {...notice} />
      </Details>
    </>
  );
}
