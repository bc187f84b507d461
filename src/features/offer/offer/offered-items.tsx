import { css } from '../../../../styled-system/css';
import { formatCents } from '../../../domain/text/format';
import type { Offer } from '../../../domain/offer/offer-state';
import { reasonsForLine, sumOfItems } from './line-reasons';
import { PlainList } from '../../../ui/plain-list';
import { Heading, Text } from '../../../ui/heading';
import { ShareBar, ShareSwatch } from '../../../ui/share-bar';
import { sharesOf, tonesOf, type ShareTone } from '../../../ui/share-tones';
import { Card, Stack } from '../../../ui/stack';

const HEADING_ID = 'offered-items';

const NARROWEST = '@container (width < 20rem)';
// At 150% text, a phone has no space for columns.
const STACKED = '@container (width < 14rem)';

const room = css({ containerType: 'inline-size' });
// Smaller on the narrowest phones: name and two amounts share 15 rem.
const table = css({
  width: 'full',
  borderCollapse: 'collapse',
  [NARROWEST]: { fontSize: 'small' },
  '& tbody, & tfoot, & tr, & th, & td': { [STACKED]: { display: 'block' } },
});
// Stacked amounts have their own labels.
const heads = css({ [STACKED]: { srOnly: true } });
const head = css({
  fontSize: 'small',
  color: 'muted',
  fontWeight: 'medium',
  paddingBlockEnd: '2',
  verticalAlign: 'bottom',
});
const cell = css({
  paddingBlock: '3',
  borderTop: '1px solid token(colors.line)',
  verticalAlign: 'top',
});
const start = css({ textAlign: 'start', overflowWrap: 'anywhere' });
// On the narrowest phones, names break between words only.
const nameCell = css({
  minWidth: '7.5rem',
  [NARROWEST]: { minWidth: '5.75rem' },
  [STACKED]: { minWidth: '0' },
});
const amount = css({
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  paddingInlineStart: '3',
  overflowWrap: 'normal',
  [NARROWEST]: { paddingInlineStart: '2' },
});
const estimateColumn = css({
  [STACKED]: {
    borderTop: 'none',
    paddingBlock: '1',
    paddingInlineStart: '0!',
    textAlign: 'start',
    _before: { content: 'attr(data-of) " "', color: 'muted', fontWeight: 'normal' },
  },
});
const inspected = css({ fontWeight: 'strong' });
const reasons = css({ paddingBlockEnd: '3', fontSize: 'small', color: 'muted' });

function ItemSwatch({ tone }: { readonly tone: ShareTone | undefined }) {
  return tone === undefined ? null : <ShareSwatch of={tone} />;
}

/** Explains differences between estimate and inspected value. Cents. */
export function OfferedItems({ offer }: { readonly offer: Offer }) {
  const { items } = offer;
  if (items.length === 0) return null;
  const sum = sumOfItems(offer);
  const counted = items.filter(({ inspectedLine }) => inspectedLine > 0);
  const shares = sharesOf(counted.map(({ id, inspectedLine: value }) => ({ id, value })));
  const tones = tonesOf(shares);
  return (
    <section aria-labelledby={HEADING_ID}>
      <Card>
        <Stack gap={3}>
          <Heading level={2} id={HEADING_ID}>
            Your items
          </Heading>
          <Text tone="muted">What each item adds to your credit line, after our inspection.</Text>
          {shares.length > 0 && <ShareBar shares={shares} />}
          <div className={room}>
            <table className={table} aria-labelledby={HEADING_ID}>
              <thead className={heads}>
                <tr>
                  <th scope="col" className={`${head} ${start}`}>
                    Item
                  </th>
                  <th scope="col" className={`${head} ${amount}`}>
                    Estimate
                  </th>
                  <th scope="col" className={`${head} ${amount}`}>
                    Inspected
                  </th>
                </tr>
              </thead>
              {items.map((item) => (
                <tbody key={item.id}>
                  <tr>
                    <th scope="row" className={`${cell} ${start} ${nameCell}`}>
                      <ItemSwatch tone={tones.get(item.id)} />
                      {item.name}
                    </th>
                    <td className={`${cell} ${amount} ${estimateColumn}`} data-of="Estimate">
                      {formatCents(item.low)} to {formatCents(item.high)}
                    </td>
                    <td
                      className={`${cell} ${amount} ${estimateColumn} ${inspected}`}
                      data-of="Inspected"
                    >
                      {formatCents(item.inspectedLine)}
                    </td>
                  </tr>
                  {item.differences.length > 0 && (
                    <tr>
                      <td colSpan={3} className={reasons}>
                        <PlainList items={item.differences} />
                      </td>
                    </tr>
                  )}
                </tbody>
              ))}
              {items.length > 1 && (
                <tfoot>
                  <tr>
                    <th scope="row" colSpan={2} className={`${cell} ${start}`}>
                      Together
                    </th>
                    <td className={`${cell} ${amount} ${inspected}`}>{formatCents(sum)}</td>
                  </tr>
                </tfoot>
              )}
            </table>
          </div>
          {reasonsForLine(offer).map((reason) => (
            <Text key={reason} tone="muted">
              {reason}
            </Text>
          ))}
        </Stack>
      </Card>
    </section>
  );
}
