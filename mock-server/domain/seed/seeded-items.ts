import { LONG_CART } from '../../../fixtures/item-carts';
import { itemFixture } from '../../../fixtures/items';
import { LIMITS } from '../../../src/catalogue/limits';
import type { ScreenId } from '../../../src/catalogue/screens';
import type { Status } from '../../../src/catalogue/statuses';
import type { ItemInput } from '../../../src/contract/generated/types';
import { estimateItem } from '../appraisal/estimate-item';
import { nextToken } from '../../world/random';
import type { ItemRecord } from '../../world/item-state';
import type { ApplicationRecord, WorldState } from '../../world/state';
import { readItem } from '../items/item-rules';
import { isCartValued } from '../items/cart';
import { inspectItem } from '../items/inspect';
import { STATUS_LIFECYCLES } from '../lifecycle/status/definitions';
import { addDays, dateOf } from '../lifecycle/zoned-time';
import { seededShipment, stageOf, startedReturn } from './seeded-shipment';

const DAY = 86_400_000;

/** P-04 fills every field to its limit, all others have a chain. */
function inputsFor(status: Status, persona: string): readonly ItemInput[] {
  const { items } = STATUS_LIFECYCLES[status].past;
  if (items === 'none') return [];
  const own = persona === 'P-04' ? LONG_CART : [itemFixture('I-01').input];
  if (items === 'valued') return own;
  // The second item waits for a specialist.
  return [...own.slice(0, 1), itemFixture('I-17').input, ...own.slice(1)];
}

function seededItem(
  state: Pick<WorldState, 'random' | 'itemUploads'>,
  options: { input: ItemInput; number: number; date: string },
): ItemRecord {
  const { input, number, date } = options;
  const photoId = nextToken(state.random, 32);
  state.itemUploads.push({
    id: photoId,
    purpose: 'PHOTO',
    fileName: 'photo.jpg',
    contentType: 'image/jpeg',
  });
  const answers = readItem({ ...input, photoIds: [photoId] }, Number(date.slice(0, 4)));
  const id = `item_${String(number).padStart(4, '0')}`;
  return {
    id,
    key: `seed-${id}`,
    answers,
    estimate: estimateItem(answers, date),
    seenBySpecialist: false,
    removed: false,
    intake: null,
    inspection: null,
  };
}

/** `now` in ms since the epoch. */
export function addSeededItems(
  state: Pick<WorldState, 'random' | 'itemUploads' | 'counters'>,
  application: ApplicationRecord,
  options: { persona: string; screen: ScreenId | null; now: number },
): void {
  const { persona, screen, now } = options;
  const { status, itemCart } = application;
  const valuedOn = dateOf(now - 7 * DAY);
  const inputs = inputsFor(status, persona);
  itemCart.items = inputs.map((input, index) =>
    seededItem(state, { input, number: index + 1, date: valuedOn }),
  );
  itemCart.version = inputs.length;
  state.counters['item'] = inputs.length;
  if (isCartValued(itemCart)) {
    itemCart.estimateValidUntil = addDays(dateOf(now), LIMITS.item.estimateValidDays);
  }
  const stage = stageOf(status, screen);
  if (stage === null) return;
  application.shipment = seededShipment(stage, now);
  state.counters['parcel'] = 1;
  itemCart.shipBy = application.shipment.expiresOn;
  for (const item of itemCart.items) {
    if (stage === 'inspecting') item.intake = 'INSPECTING';
    if (stage === 'inspected') {
      item.intake = 'INSPECTED';
      item.inspection = inspectItem(item);
    }
  }
  if (STATUS_LIFECYCLES[status].past.itemsReturn) {
    application.returnShipment = startedReturn(now);
    state.counters['parcel'] = 2;
  }
}
