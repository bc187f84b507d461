import { useState } from 'react';
import { log } from '../../services/log';
import { useBrand } from '../program/use-brand';
import { Button } from '../../ui/button';
import { Callout } from '../../ui/callout';
import { Actions, Stack } from '../../ui/stack';
import { saveFile, fetchFile } from './download-file';
import { LiveRegion } from '../../ui/live-region';
import { PhoneLink } from '../../ui/phone-link';

export function NoticeDownload({
  url,
  name,
}: {
  readonly url: string;
  /** Id of the notice, for the file name. */
  readonly name: string;
}) {
  const { phone } = useBrand().texts.customerSupport;
  const [state, setState] = useState<'idle' | 'loading' | 'saved' | 'failed'>('idle');

  const download = async (): Promise<void> => {
    setState('loading');
    try {
      saveFile(await fetchFile(url), `notice-${name}.pdf`);
      setState('saved');
    } catch (error) {
      log.error('The notice could not be downloaded', {
        message: error instanceof Error ? error.message : String(error),
      });
      setState('failed');
    }
  };

  return (
    <Stack gap={3}>
      {state === 'failed' && (
        <Callout tone="warning" live="assertive">
          We couldn’t download your notice. Try again, or call <PhoneLink phone={phone} /> and we
          can mail you a paper copy.
        </Callout>
      )}
      <LiveRegion>
        {state === 'saved' && <Callout tone="success">Your notice was downloaded.</Callout>}
      </LiveRegion>
      <Actions>
        <Button variant="secondary" loading={state === 'loading'} onClick={() => void download()}>
          Download PDF
        </Button>
      </Actions>
    </Stack>
  );
}
