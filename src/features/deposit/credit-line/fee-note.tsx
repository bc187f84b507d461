import { Text } from '../../../ui/heading';
import { formatCents } from '../../../domain/text/format';
import { LegalBlock } from '../../../domain/disclosure/legal-block';

/** The annual fee next to its line, and the legal cap (12 CFR 1026.52(a)). Cents. */
export function FeeNote({
  annualFee,
  line,
}: {
  readonly annualFee: number;
  readonly line: number;
}) {
  if (annualFee === 0) return null;
  return (
    <LegalBlock>
      <Text>
        The annual fee of {formatCents(annualFee)}, charged to your account, is{' '}
        {feeShare(annualFee, line)}% of a {formatCents(line)} credit line.
      </Text>
      <Text>
        Fees you must pay in the first year can’t be more than 25% of your opening credit line. Your
        refundable deposit isn’t a fee.
      </Text>
    </LegalBlock>
  );
}

/** Returns the fee as a percentage of the line with at most one decimal: "17.5". Both in cents. */
export function feeShare(fee: number, line: number): string {
  return String(Math.round((fee * 1000) / line) / 10);
}
