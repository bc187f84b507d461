import { Fragment, type ReactNode } from 'react';
import { css } from '../../../styled-system/css';
import { programDefinition } from '../../catalogue/programs';
import { rateNotes, rateRows, type TermPart } from '../../catalogue/rate-table';
import { programTerms, type ProgramTerms } from '../../catalogue/terms';
import { TextLink } from '../../ui/button';
import { FactsTable } from '../../ui/facts-table';
import { FoldedSection } from '../../ui/folded-section';
import { Card } from '../../ui/stack';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { useBrand } from '../program/use-brand';
import { LegalBlock } from './legal-block';

/** Percent, cents, years. */
export interface OfferedTerms {
  readonly purchaseApr: number;
  readonly maximumApr: number;
  readonly annualFee: number;
  readonly lateFeeMaximum: number;
  readonly drawPeriodYears: number | null;
  readonly repaymentPeriodYears: number | null;
}

/** Overrides the program's terms with those of an offer. */
export function offeredTerms(terms: ProgramTerms, offered: OfferedTerms | null): ProgramTerms {
  if (offered === null) return terms;
  const { home } = terms;
  return {
    ...terms,
    purchaseApr: offered.purchaseApr,
    annualFee: offered.annualFee,
    lateFeeMax: offered.lateFeeMaximum,
    home: home && {
      drawYears: offered.drawPeriodYears ?? home.drawYears,
      repaymentYears: offered.repaymentPeriodYears ?? home.repaymentYears,
      maximumApr: offered.maximumApr,
    },
  };
}

// Below a large figure, in the type of other rows.
const aside = css({
  display: 'block',
  marginBlockStart: '1',
  fontSize: { base: 'small', tablet: 'body' },
  fontWeight: 'normal',
  fontFamily: 'sans',
  lineHeight: { base: '1.4', tablet: 'body' },
});

// Keeps "Up to $30" on one line; longer text wraps inside.
const unbroken = css({ display: 'inline-block' });

/** Allows breaks before dots and after slashes, without adding a character. */
function breakable(address: string): ReactNode {
  return address.split(/(?=\.)|(?<=\/)(?!\/)/).map((part, index) => (
    <Fragment key={`${part}${String(index)}`}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

function Part({ part, emphasis }: { readonly part: TermPart; readonly emphasis: boolean }) {
  const { name, figure, note, address } = part;
  return (
    <>
      {name !== undefined && `${name}: `}
      {figure !== undefined && <strong className={unbroken}>{figure}</strong>}
      {figure !== undefined && note !== undefined && ' '}
      {note !== undefined && (emphasis ? <span className={aside}>{note}</span> : note)}
      {address !== undefined && (
        <>
          {' '}
          <TextLink href={address} external>
            {breakable(address)}
          </TextLink>
          .
        </>
      )}
    </>
  );
}

export interface RateDisclosureProps {
  /** Null before an offer: shows the range of all offers. */
  readonly offered: OfferedTerms | null;
  /** Refers to the billing rights. */
  readonly accountOpening?: boolean;
  /** Whether to fold the table in a card, because the applicant has seen it in full. */
  readonly folded?: boolean;
}

/** Always expanded (12 CFR 1026.60; home-secured lines: 1026.40), unless `folded`. */
export function RateDisclosure({
  offered,
  accountOpening = false,
  folded = false,
}: RateDisclosureProps) {
  const { id: program } = useBrand();
  const { security } = programDefinition(program);
  const terms = offeredTerms(programTerms(program), offered);
  const rows = rateRows(terms, offered === null ? 'range' : 'own').map(
    ({ header, parts, emphasis = false }) => ({
      header,
      emphasis,
      value:
        parts.length > 1 ? (
          <ul>
            {parts.map((part) => (
              <li key={part.name}>
                <Part part={part} emphasis={emphasis} />
              </li>
            ))}
          </ul>
        ) : (
          parts.map((part) => <Part key={header} part={part} emphasis={emphasis} />)
        ),
    }),
  );
  const heading =
    security === 'home' ? 'Rates and terms of your credit line' : 'Interest rates and fees';
  const table = (
    <LegalBlock>
      <FactsTable
        caption={folded ? <VisuallyHidden>{heading}</VisuallyHidden> : heading}
        rows={rows}
        footnote={rateNotes(terms, { security, accountOpening }).map(({ name, text }) => (
          <p key={text}>
            {name !== undefined && <strong>{name}:</strong>} {text}
          </p>
        ))}
      />
    </LegalBlock>
  );
  return folded ? (
    <Card>
      <FoldedSection heading={heading}>{table}</FoldedSection>
    </Card>
  ) : (
    table
  );
}
