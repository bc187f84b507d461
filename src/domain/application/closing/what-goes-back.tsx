import type { Flow } from '../../../catalogue/flows';
import { useCashAmount } from '../../deposit/use-cash-amount';
import { parcelWithUs } from '../../shipment/parcel-with-us';
import { useShipments } from '../../shipment/use-shipments';
import { Text } from '../../../ui/heading';
import { goesBackSentence, type HeldByUs } from './goes-back-sentence';

function Sentence(received: HeldByUs) {
  const sentence = goesBackSentence(received);
  return sentence === null ? null : <Text>{sentence}</Text>;
}

function Items() {
  const shipments = useShipments();
  return <Sentence parcel={parcelWithUs(shipments.value?.shipment ?? null)} received={0} />;
}

function Deposit() {
  const { value: cash } = useCashAmount();
  return <Sentence parcel={null} received={cash?.received ?? 0} onTheWay={cash?.onTheWay ?? 0} />;
}

/** What is sent back when the open application is closed: items that were shipped, money that arrived. */
export function WhatGoesBack({ flow }: { readonly flow: Flow }) {
  if (flow === 'item') return <Items />;
  return flow === 'cash' ? <Deposit /> : null;
}
