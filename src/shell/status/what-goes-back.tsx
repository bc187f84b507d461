import type { Flow } from '../../catalogue/flows';
import { useCashAmount } from '../../domain/deposit/use-cash-amount';
import { parcelWithUs } from '../../domain/shipment/parcel-with-us';
import { useShipments } from '../../domain/shipment/use-shipments';
import { Text } from '../../ui/heading';
import { Part } from '../problems/part';
import { goesBackSentence, type HeldByUs } from './goes-back-sentence';

const MISSING = 'what we send back to you.';

function Sentence(received: HeldByUs) {
  const sentence = goesBackSentence(received);
  return sentence === null ? null : <Text>{sentence}</Text>;
}

function Items() {
  return (
    <Part read={useShipments()} missing={MISSING}>
      {({ shipment }) => <Sentence parcel={parcelWithUs(shipment)} received={0} />}
    </Part>
  );
}

function Deposit() {
  return (
    <Part read={useCashAmount()} missing={MISSING}>
      {({ received, onTheWay }) => (
        <Sentence parcel={null} received={received} onTheWay={onTheWay} />
      )}
    </Part>
  );
}

/** What is sent back when the open application is closed: items that were shipped, money that arrived. */
export function WhatGoesBack({ flow }: { readonly flow: Flow }) {
  if (flow === 'item') return <Items />;
  return flow === 'cash' ? <Deposit /> : null;
}
