import { describe, expect, test } from 'vitest';
import {
  ChooseShippingDocument,
  ConfirmShippedDocument,
  EmailShipmentDocument,
  RejectCreditOfferDocument,
  RenewLabelDocument,
  RequestItemsBackDocument,
  UpdatePersonalInformationDocument,
  ShipmentsDocument,
} from '../../../src/contract/generated/documents';
import type { Shipment } from '../../../src/contract/generated/types';
import { COLUMBUS, itemWorld, PNG, type ItemWorld } from './testing/item-world';
import { readPdf } from '../../../tests/support/read-pdf';

const ID = { creditApplicationId: 'app_0001' };

async function parcels(
  world: ItemWorld,
): Promise<{ shipment: Shipment | null; returnShipment: Shipment | null }> {
  await world.signIn();
  const { data } = await world.run(ShipmentsDocument);
  const answer = data as {
    currentUser: {
      creditApplication: { shipment: Shipment | null; returnShipment: Shipment | null };
    };
  };
  return answer.currentUser.creditApplication;
}

async function prepared(method: string, now?: string): Promise<ItemWorld> {
  const world = await itemWorld({ status: 'PREQUALIFIED', ...(now === undefined ? {} : { now }) });
  await world.call(ChooseShippingDocument, { method });
  await world.advance('PT2S');
  return world;
}

describe('a label', () => {
  test('becomes a PDF for its owner only', async () => {
    const world = await itemWorld({ status: 'PREQUALIFIED' });
    await world.call(ChooseShippingDocument, { method: 'LABEL', address: COLUMBUS });
    expect((await parcels(world)).shipment).toMatchObject({ status: 'PREPARING', labelUrl: null });
    expect(world.user().shippingAddress).toMatchObject({ isConfirmed: true });
    await world.advance('PT2S');
    const { shipment } = await parcels(world);
    expect(shipment).toMatchObject({
      id: 'LBL-TEST-0001',
      status: 'READY',
      trackingNumber: 'TEST-TRK-0000000001',
      labelExpiresOn: '2026-06-29',
      shipBy: '2026-06-29',
      insuredValue: 73_500,
      destination: { name: 'Appraisal Center' },
    });
    const { pathname } = new URL(shipment?.labelUrl ?? '');
    expect((await world.fetch(pathname)).status).toBe(401);
    const response = await world.fetchSignedIn(pathname);
    expect(response.headers.get('Content-Type')).toBe('application/pdf');
    const label = await readPdf(new Uint8Array(await response.arrayBuffer()));
    expect(label).toMatchObject({
      pages: 1,
      title: 'Shipping label LBL-TEST-0001',
      isTagged: true,
    });
    expect(label.text).toBe(
      [
        'Fixture Parcel Service · Signature required',
        'From Testa Sampleton 100 Fixture Avenue Columbus, OH 43215',
        'Ship to Appraisal Center 1200 Sample Parkway, Dock 4 Columbus, OH 43228',
        'Tracking TEST-TRK-0000000001 Label LBL-TEST-0001',
        'Use this label by June 29, 2026.',
        'Tape the label flat on the outer box. Hand the parcel to an employee and keep the receipt.',
        'Test label: no carrier takes it.',
      ].join(' '),
    );
  });

  test('is emailed', async () => {
    const world = await prepared('LABEL');
    await world.call(EmailShipmentDocument);
    expect(world.world.snapshot().inbox.at(-1)).toMatchObject({
      channel: 'email',
      to: 'testa.sampleton@example.com',
      subject: 'Pesto Item: Your shipping label',
      // The file itself can't be opened without signing in.
      body: expect.stringContaining('/app/application/pre-qualified/download-label\n') as string,
    });
  });

  test('can be renewed after failure or expiry', async () => {
    const world = await prepared('LABEL');
    await world.event('label-failed');
    expect((await parcels(world)).shipment).toMatchObject({ status: 'FAILED', labelUrl: null });
    await world.call(RenewLabelDocument);
    await world.advance('P15D');
    expect((await parcels(world)).shipment).toMatchObject({
      status: 'EXPIRED',
      labelExpiresOn: '2026-06-29',
    });
    await world.call(RenewLabelDocument);
    await world.advance('PT2S');
    expect((await parcels(world)).shipment).toMatchObject({
      status: 'READY',
      labelExpiresOn: '2026-07-14',
    });
  });
});

test('a drop-off code has a payload for the QR code', async () => {
  const world = await prepared('CODE');
  expect((await parcels(world)).shipment).toMatchObject({
    code: 'SHIP-TEST-0001',
    codePayload: 'SHIP-TEST-0001',
    codeExpiresOn: '2026-06-29',
    labelUrl: null,
  });
});

test('only one kit is sent, timed in business days', async () => {
  const world = await itemWorld({ status: 'PREQUALIFIED', now: '2026-06-08T12:00:00-04:00' });
  await world.call(ChooseShippingDocument, { method: 'KIT' });
  await world.advance('PT2S');
  expect((await parcels(world)).shipment?.kit).toMatchObject({
    requestedOn: '2026-06-08',
    arrivesFrom: '2026-06-11',
    arrivesTo: '2026-06-15',
    deliveredOn: null,
  });
  const again = await world.run(ChooseShippingDocument, { ...ID, method: 'KIT' });
  expect(again.code).toBe('KIT_REQUESTED');
  await world.advance('P4D');
  await world.event('kit-delivered');
  expect((await parcels(world)).shipment?.kit).toMatchObject({ deliveredOn: '2026-06-12' });
  await world.call(ConfirmShippedDocument);
  expect(world.status()).toBe('SHIPPED');
});

describe('the parcel', () => {
  test('is reported after three business days without a scan', async () => {
    const world = await prepared('LABEL');
    await world.call(ConfirmShippedDocument);
    await world.call(ConfirmShippedDocument);
    await world.event('scan-missed');
    await world.advance('P3D');
    expect((await parcels(world)).shipment?.isScanOverdue).toBe(false);
    // June 19 is a holiday, the 20th a Saturday.
    await world.advance('P4D');
    expect((await parcels(world)).shipment?.isScanOverdue).toBe(true);
  });

  test("counts the three business days in the creditor's time zone", async () => {
    // June 16 in UTC: the third day is the 18th.
    const world = await prepared('LABEL', '2026-06-15T21:00:00-04:00');
    await world.call(ConfirmShippedDocument);
    await world.event('scan-missed');
    await world.advance('P3D');
    expect((await parcels(world)).shipment?.isScanOverdue).toBe(false);
    await world.advance('PT4H');
    expect((await parcels(world)).shipment?.isScanOverdue).toBe(true);
  });

  test("counts as shipped with the carrier's scan alone", async () => {
    const world = await prepared('LABEL');
    await world.event('carrier-scan');
    expect(world.status()).toBe('SHIPPED');
    expect((await parcels(world)).shipment).toMatchObject({
      status: 'IN_TRANSIT',
      events: [{ place: 'Columbus, OH' }],
      estimatedArrival: '2026-06-18',
    });
  });

  test('is returned on request', async () => {
    const world = await itemWorld({ status: 'SHIPPED' });
    await world.call(RequestItemsBackDocument);
    expect(world.application()).toMatchObject({
      status: 'CANCELED_SOFT',
      closureReason: 'WITHDRAWN',
    });
    expect((await parcels(world)).returnShipment).toMatchObject({ status: 'READY' });
  });

  test('with a missing item names it and excludes it from the offer', async () => {
    const world = await itemWorld({ status: 'SHIPPED', persona: 'P-04' });
    await world.event('delivered');
    expect(new Set((await world.cart()).items.map(({ intake }) => intake))).toEqual(
      new Set([null]),
    );
    await world.event('item-missing');
    await world.event('items-received');
    await world.event('items-inspected');
    const { items } = await world.cart();
    expect(items.at(-1)).toMatchObject({
      intake: 'MISSING',
      inspection: null,
      location: 'NOT_IN_PACKAGE',
    });
    expect(items[0]).toMatchObject({ intake: 'INSPECTED', location: 'WITH_US' });
  });
});

test('is returned with tracking after a decline', async () => {
  const world = await itemWorld({ status: 'OFFER_DECISION_NEEDED', persona: 'P-20' });
  await world.call(RejectCreditOfferDocument);
  const { returnShipment } = await parcels(world);
  expect(returnShipment).toMatchObject({
    id: 'LBL-TEST-0002',
    trackingNumber: 'TEST-TRK-0000000002',
    status: 'READY',
    destination: { name: 'Renata Rejector', addressLines: ['11 Sample Loop', 'Tampa, FL 33602'] },
  });
  const { pathname } = new URL(returnShipment?.labelUrl ?? '');
  expect((await world.fetchSignedIn(pathname)).status).toBe(200);
  await world.event('return-scanned');
  expect((await world.cart()).items[0]).toMatchObject({ location: 'RETURNING' });
  await world.event('return-delivered');
  expect((await world.cart()).items[0]).toMatchObject({ location: 'RETURNED' });
});

describe('photos', () => {
  test('are accessible to anyone with the ID only', async () => {
    const world = await itemWorld({ status: 'CREATED' });
    const id = await world.uploadPhoto();
    expect(id.length).toBeGreaterThanOrEqual(32);
    const response = await world.fetch(`/files/photos/${id}`);
    expect(response.headers.get('Content-Type')).toBe('image/png');
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(PNG);
    expect((await world.fetch(`/files/photos/${id.slice(1)}`)).status).toBe(404);
    const again = await world.fetch(`/files/photos/${id}`, { method: 'PUT', body: PNG });
    expect(again.status).toBe(409);
  });

  test('of a seed are drawings', async () => {
    const world = await itemWorld({ status: 'PREQUAL_ITEM_VALUED' });
    const [photo] = (await world.cart()).items[0]?.photos ?? [];
    const response = await world.fetch(new URL(photo?.url ?? '').pathname);
    expect(response.headers.get('Content-Type')).toBe('image/svg+xml');
  });

  test.each([
    ['nothing', new Uint8Array(), 400, 'EMPTY'],
    ['a text', new TextEncoder().encode('hello'), 415, 'TYPE'],
    ['a PDF', new TextEncoder().encode('%PDF-1.7 sample'), 415, 'TYPE'],
    ['more than 10 MB', new Uint8Array(10_000_001), 413, 'TOO_LARGE'],
  ])('%s is refused', async (_name, body, status, code) => {
    const world = await itemWorld({ status: 'CREATED' });
    const id = await world.announcePhoto();
    const response = await world.fetch(`/files/photos/${id}`, { method: 'PUT', body });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code });
  });

  test('are required before shipping', async () => {
    const world = await itemWorld({ status: 'CREATED' });
    await world.addWithoutPhoto();
    await world.giveAddressAndIncome();
    await world.event('decision');
    const { errors } = await world.run(ChooseShippingDocument, { ...ID, method: 'LABEL' });
    expect(errors[0]?.extensions).toMatchObject({
      code: 'FIELD_INVALID',
      field: 'photos',
      itemIds: ['item_0001'],
    });
  });
});

test('items are returned to the confirmed address', async () => {
  const world = await itemWorld({ status: 'PREQUALIFIED' });
  await world.call(ChooseShippingDocument, { method: 'LABEL', address: COLUMBUS });
  await world.advance('PT2S');
  await world.event('carrier-scan');
  const { errors } = await world.run(UpdatePersonalInformationDocument, {
    input: { shippingAddress: { ...COLUMBUS, addressFirstLine: '9 Other Street' } },
  });
  expect(errors).toEqual([]);
  await world.call(RequestItemsBackDocument);
  expect((await parcels(world)).returnShipment).toMatchObject({
    destination: { addressLines: ['100 Fixture Avenue', 'Columbus, OH 43215'] },
  });
});
