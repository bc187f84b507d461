import { Text } from '../../../ui/heading';

/** L-02: what an estimate is not. */
export function EstimateDisclaimer() {
  return (
    <Text tone="muted">
      An estimate is not an offer of credit. Your final line depends on inspection of your items,
      verification and a credit decision.
    </Text>
  );
}
