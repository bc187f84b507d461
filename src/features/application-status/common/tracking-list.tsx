import { css } from '../../../../styled-system/css';
import { ButtonLink } from '../../../ui/button';
import { Text } from '../../../ui/heading';
import { KeyFacts } from '../../../ui/key-facts';
import { Stack } from '../../../ui/stack';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { formatCents, formatDate, formatDay, formatTime } from '../../../domain/text/format';
import { LiveRegion } from '../../../ui/live-region';
import type { Shipment } from '../../../domain/shipment/shipment';

const list = css({ display: 'flex', flexDirection: 'column', gap: '0' });
const step = css({
  position: 'relative',
  paddingInlineStart: '1.625rem',
  paddingBlockEnd: '4',
  marginInlineStart: '0.875rem',
  _last: { paddingBlockEnd: '0' },
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: '1',
    insetInlineStart: '-0.375rem',
    insetBlockStart: '0.4rem',
    width: '0.75rem',
    height: '0.75rem',
    borderRadius: 'round',
    border: '0.375rem solid token(colors.accentText)',
  },
  // The line from one dot to the next.
  '&:not(:last-child)::after': {
    content: '""',
    position: 'absolute',
    insetBlock: '0.775rem -0.775rem',
    insetInlineStart: '-1px',
    borderInlineStart: '2px solid token(colors.line)',
  },
});
const where = css({
  display: { base: 'block', tablet: 'inline' },
  _before: { content: { base: 'none', tablet: '" · "' } },
});
const what = css({ fontWeight: 'medium' });

export function TrackingList({ shipment }: { readonly shipment: Shipment }) {
  const newest = shipment.events.at(-1);
  return (
    <Stack gap={4}>
      <LiveRegion>
        {newest !== undefined && <VisuallyHidden>Latest: {newest.description}</VisuallyHidden>}
      </LiveRegion>
      {newest === undefined ? (
        <Text>No scans yet. The first one will appear here.</Text>
      ) : (
        <ol className={list}>
          {shipment.events.toReversed().map(({ at, place, description }) => (
            <li key={`${at} ${description}`} className={step}>
              <p className={what}>{description}</p>
              <Text tone="muted">
                {formatDay(at)}, {formatTime(at)}
                <span className={where}>{place}</span>
              </Text>
            </li>
          ))}
        </ol>
      )}
    </Stack>
  );
}

export function TrackingFacts({ shipment }: { readonly shipment: Shipment }) {
  const { status, estimatedArrival, insuredValue, trackingNumber, carrier } = shipment;
  return (
    <KeyFacts
      items={[
        ...(estimatedArrival === null || status === 'DELIVERED'
          ? []
          : [{ term: 'Estimated arrival', description: formatDate(estimatedArrival) }]),
        { term: 'Insured for', description: formatCents(insuredValue) },
        ...(trackingNumber === null
          ? []
          : [{ term: 'Tracking number', description: trackingNumber }]),
        { term: 'Carrier', description: carrier },
      ]}
    />
  );
}

/** Link to the carrier's tracking page in a new tab. */
export function CarrierLink({
  shipment,
  primary = false,
}: {
  readonly shipment: Shipment;
  readonly primary?: boolean;
}) {
  const { trackingUrl, carrier } = shipment;
  if (trackingUrl === null) return null;
  return (
    <ButtonLink
      variant={primary ? 'primary' : 'secondary'}
      href={trackingUrl}
      target="_blank"
      rel="noreferrer"
    >
      <span>Track with {carrier}</span>
      <VisuallyHidden> (the carrier’s website, opens in a new tab)</VisuallyHidden>
    </ButtonLink>
  );
}
