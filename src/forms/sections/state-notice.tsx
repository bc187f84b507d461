import { STATE_NOTICES } from '../../programs/content-config';
import { Callout } from '../../ui/callout';
import { LiveRegion } from '../../ui/live-region';
import { LastUpdated } from '../../domain/disclosure/last-updated';

/** Required notice for residents, announced when the state is chosen. */
export function StateNotice({ state }: { readonly state: string }) {
  const notice = STATE_NOTICES[state];
  return (
    <LiveRegion>
      {notice !== undefined && (
        <Callout tone="info">
          <p>{notice}</p>
          <LastUpdated />
        </Callout>
      )}
    </LiveRegion>
  );
}
