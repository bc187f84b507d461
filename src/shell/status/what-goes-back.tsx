import type { Flow } from '../../catalogue/flows';
import type { CashAmount } from '../../domain/deposit/use-deposit';
import { useCashAmount } from '../../domain/deposit/use-cash-amount';
import { parcelWithUs, useShipments, type Shipments } from '../../domain/shipment/shipment';
import type { Read } from '../../services/data/use-read';
import { Text } from '../../ui/heading';
import { OptionalSection } from '../problems/optional-section';
import { goesBackSentence, type HeldByUs } from './goes-back-sentence';

const MISSING = 'what we’ll return to you';

function Sentence(received: HeldByUs) {
  const sentence = goesBackSentence(received);
  return sentence === null ? null : <Text>{sentence}</Text>;
}

/** What we hold of an open application: shipped items, received money. */
export interface Held {
  readonly shipments: Read<Shipments>;
  readonly amounts: Read<CashAmount>;
}

/** Reads what a flow can hold. */
export function useHeld(flow: Flow): Held {
  return {
    shipments: useShipments({ skip: flow !== 'item' }),
    amounts: useCashAmount({ skip: flow !== 'cash' }),
  };
}

/** What is returned when the open application is closed. */
export function WhatGoesBack({ shipments, amounts }: Held) {
  return (
    <>
      <OptionalSection read={shipments} missing={MISSING}>
        {({ shipment }) => <Sentence parcel={parcelWithUs(shipment)} received={0} />}
      </OptionalSection>
      <OptionalSection read={amounts} missing={MISSING}>
        {({ received, onTheWay }) => (
          <Sentence parcel={null} received={received} onTheWay={onTheWay} />
        )}
      </OptionalSection>
    </>
  );
}
