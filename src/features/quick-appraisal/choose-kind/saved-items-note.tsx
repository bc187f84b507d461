import { withReturn } from '../../../catalogue/journey/sign-in-path';
import { SCREENS } from '../../../catalogue/screens';
import { savedItemName, readSavedItems } from '../../../domain/item/saved/saved-items';
import { useNavigation } from '../../../shell/navigation/use-navigation';
import { joinList } from '../../../catalogue/plain-text';
import { LinkButton } from '../../../ui/link-button';
import { Callout } from '../../../ui/callout';

export function SavedItemsNote({ isVisitor }: { readonly isVisitor: boolean }) {
  const { pathOf } = useNavigation();
  const items = readSavedItems();
  if (items.length === 0) return null;
  const cart = pathOf('asset-cart');
  const href = isVisitor ? withReturn(SCREENS['sign-up'].path, cart) : cart;
  return (
    <Callout
      tone="info"
      title={
        items.length === 1
          ? '1 item is saved in this browser'
          : `${items.length} items are saved in this browser`
      }
      actions={
        <LinkButton href={href} variant="secondary">
          {isVisitor ? 'Create Account' : 'Go to My Items'}
        </LinkButton>
      }
    >
      <p>
        {joinList(items.slice(0, 3).map(savedItemName))}
        {items.length > 3 ? ' …' : ''}
      </p>
    </Callout>
  );
}
