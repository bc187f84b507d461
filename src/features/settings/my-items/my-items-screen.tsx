import { css } from '../../../../styled-system/css';
import { itemFacts } from '../../../domain/item/cart/item-facts';
import { ItemPicture } from '../../../domain/item/cart/item-picture';
import { useItemCart, type CartItem } from '../../../domain/item/cart/use-item-cart';
import { useNavigation } from '../../../shell/navigation/use-navigation';
import { PendingScreen } from '../../../shell/problems/pending';
import { HowItWorksCard } from '../../../shell/screen/how-it-works-card';
import { Screen } from '../../../shell/screen/screen';
import { LinkButton } from '../../../ui/link-button';
import { Details } from '../../../ui/details';
import { Heading, Text } from '../../../ui/heading';
import { EmptyBoxPicture, FullBoxPicture } from '../../../ui/pictures/end-pictures';
import { Actions, Card, Stack } from '../../../ui/stack';
import { StatusTag } from '../../../ui/status-tag';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { ITEM_PLACES, LOCATION_TAGS } from './item-places';
import { ItemDetails, itemValue } from './item-details';

const list = css({ display: 'flex', flexDirection: 'column', gap: '3' });
const head = css({ display: 'flex', alignItems: 'flex-start', gap: '4', minWidth: '0' });
const name = css({ fontSize: 'subheading', overflowWrap: 'anywhere' });
const facts = css({ fontSize: 'small', color: 'muted', overflowWrap: 'anywhere' });
const value = css({ fontWeight: 'strong', fontVariantNumeric: 'tabular-nums' });

function ItemRow({ item, under }: { readonly item: CartItem; readonly under: string }) {
  const { tag, tone, icon } = LOCATION_TAGS[item.location];
  return (
    <li>
      <Card>
        <Stack gap={3}>
          <div className={head}>
            <ItemPicture item={item} />
            <Stack gap={1}>
              <h3 className={name}>{item.name}</h3>
              <p className={facts}>{itemFacts(item)}</p>
              <p className={value}>{itemValue(item)}</p>
            </Stack>
          </div>
          {tag !== under && (
            <StatusTag icon={icon} tone={tone}>
              {tag}
            </StatusTag>
          )}
          <Details
            summary={
              <>
                View Details<VisuallyHidden>: {item.name}</VisuallyHidden>
              </>
            }
          >
            <ItemDetails item={item} />
          </Details>
        </Stack>
      </Card>
    </li>
  );
}

function NoItems() {
  const add = useNavigation().pathOf('quick-appraisal');
  return (
    <Screen
      picture={<EmptyBoxPicture />}
      lead="You haven’t added any items."
      actions={
        <Actions>
          <LinkButton href={add}>Add an Item</LinkButton>
        </Actions>
      }
    >
      <HowItWorksCard />
    </Screen>
  );
}

function CartLinks() {
  const { pathOf } = useNavigation();
  return (
    <Actions>
      <LinkButton href={pathOf('asset-cart')}>Go to My Cart</LinkButton>
      <LinkButton href={pathOf('quick-appraisal')} variant="secondary">
        Add Another Item
      </LinkButton>
    </Actions>
  );
}

export function MyItemsScreen() {
  const onFile = useItemCart();
  if (onFile.value === null) return <PendingScreen read={onFile} />;
  const { cart } = onFile.value;
  const items = cart?.items ?? [];
  if (items.length === 0) return <NoItems />;
  return (
    <Screen picture={<FullBoxPicture />}>
      <Stack gap={8}>
        {ITEM_PLACES.map(({ heading, note, noteFor, locations }) => {
          const here = items.filter(({ location }) => locations.includes(location));
          return here.length === 0 ? null : (
            <Stack key={heading} gap={3}>
              <Heading level={2}>{heading}</Heading>
              {note !== null && here.some(({ location }) => location === noteFor) && (
                <Text tone="muted">{note}</Text>
              )}
              <ul className={list}>
                {here.map((item) => (
                  <ItemRow key={item.id} item={item} under={heading} />
                ))}
              </ul>
              {locations.includes('IN_CART') && cart?.isEditable === true && <CartLinks />}
            </Stack>
          );
        })}
      </Stack>
    </Screen>
  );
}
