import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Shipment } from '../../../domain/shipment/shipment';
import { CarrierLink, TrackingFacts, TrackingList } from './tracking-list';

const SHIPMENT: Shipment = {
  id: 'LBL-TEST-0001',
  method: 'LABEL',
  status: 'IN_TRANSIT',
  carrier: 'Parcel Post',
  storeFinderUrl: 'https://carrier.example/stores',
  trackingNumber: 'TEST-TRK-0000000001',
  trackingUrl: 'https://carrier.example/track',
  labelUrl: null,
  labelExpiresOn: null,
  code: null,
  codePayload: null,
  codeExpiresOn: null,
  kit: null,
  shipBy: null,
  insuredValue: 1_000_000,
  estimatedArrival: '2026-06-18',
  shippedAt: null,
  isScanOverdue: false,
  events: [
    { at: '2026-06-15T16:00:00-04:00', place: 'Portland, OR', description: 'Scanned' },
    { at: '2026-06-16T09:30:00-04:00', place: 'Reno, NV', description: 'In transit' },
  ],
  destination: { name: 'Appraisal Center', addressLines: ['1 Example Way'] },
};

test('the newest event is first, with day, time and place', () => {
  const html = renderToStaticMarkup(<TrackingList shipment={SHIPMENT} />);
  const list = html.slice(html.indexOf('<ol'));
  expect(list.indexOf('In transit')).toBeLessThan(list.indexOf('Scanned'));
  expect(list.replaceAll(/<[^>]*>/g, '|')).toContain(
    'June 16, 2026, 9:30\u00a0a.m.\u00a0ET|Reno, NV|',
  );
});

test('a parcel before its first scan says so', () => {
  const html = renderToStaticMarkup(<TrackingList shipment={{ ...SHIPMENT, events: [] }} />);
  expect(html).toContain('No scans yet');
});

test('a delivered parcel has no estimated arrival', () => {
  expect(renderToStaticMarkup(<TrackingFacts shipment={SHIPMENT} />)).toContain('June 18, 2026');
  const delivered = { ...SHIPMENT, status: 'DELIVERED' } as const;
  expect(renderToStaticMarkup(<TrackingFacts shipment={delivered} />)).not.toContain('arrival');
});

test('the link to the carrier names it and says that it opens a new tab', () => {
  const html = renderToStaticMarkup(<CarrierLink shipment={SHIPMENT} />);
  expect(html).toContain('Track with Parcel Post');
  expect(html).toContain('opens in a new tab');
});
