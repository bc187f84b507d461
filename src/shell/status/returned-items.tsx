import type { Flow } from '../../catalogue/flows';
import type { CashAmount } from '../../domain/deposit/use-deposit';
import { useCashAmount } from '../../domain/deposit/use-cash-amount';
import { parcelWithUs, useShipments, type Shipments } from '../../domain/shipment/shipment';
import type { Read } from '../../services/data/use-read';
import { Text } from '../../ui/heading';
import { OptionalSection } from '../problems/optional-section';
import { returnSentence, type ReturnedParts } from './return-sentence';

const MISSING = 'We can’t show what we’ll return to you right now.';

function Sentence(received: ReturnedParts) {
  const sentence = returnSentence(received);
  return sentence === null ? null : <Text>{sentence}</Text>;
}

export interface Returned {
  readonly shipments: Read<Shipments>;
  readonly amounts: Read<CashAmount>;
}

/** Reads only what the flow can have. */
export function useReturned(flow: Flow): Returned {
  return {
    shipments: useShipments({ skip: flow !== 'item' }),
    amounts: useCashAmount({ skip: flow !== 'cash' }),
  };
}

/** Items and money that we return if the application closes. */
export function ReturnedItems({ shipments, amounts }: Returned) {
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
