import { useEffect, useRef } from 'react';
import { NoticeDownload } from '../../../domain/document/notice-download';
import { formatDate } from '../../../domain/text/format';
import { css } from '../../../../styled-system/css';
import { Details } from '../../../ui/details';
import { Heading, Text } from '../../../ui/heading';
import { AdverseActionNotice, type AdverseActionNoticeProps } from './adverse-action-notice';

// Its own padding replaces that of the sheet.
const row = css({ marginBlock: '-3', '& h2': { flex: '1' } });

/** The letter and its file in a disclosure, so that reading, printing and searching the page find all of it. */
export function FoldedNotice({
  headingId,
  open,
  onOpenChange,
  ...notice
}: AdverseActionNoticeProps & {
  readonly headingId: string;
  readonly open: boolean;
  onOpenChange(open: boolean): void;
}) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    // The browser prints right after this event, before React would render.
    const unfold = (): void => {
      if (details.current !== null) details.current.open = true;
    };
    window.addEventListener('beforeprint', unfold);
    return () => window.removeEventListener('beforeprint', unfold);
  }, []);
  const { decision, applicationId } = notice;
  return (
    <div className={row}>
      <Details
        ref={details}
        row
        summary={
          <Heading level={2} id={headingId}>
            Your notice
          </Heading>
        }
        note={formatDate(decision.decidedOn)}
        open={open}
        onOpenChange={onOpenChange}
      >
        <Text>Our decision, the reasons for it and your rights.</Text>
        <NoticeDownload url={decision.noticeUrl} name={applicationId} />
        <AdverseActionNotice {...notice} />
      </Details>
    </div>
  );
}
