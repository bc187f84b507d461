import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import {
  UpdateCartItemDocument,
  type UpdateCartItemMutation,
} from '../../contract/generated/documents';
import type { ItemInput } from '../../contract/generated/types';
import { useDraft } from '../../forms/use-draft';
import { cartRefusal } from '../../domain/item/cart/cart-refusals';
import { useAddToCart } from '../../domain/item/cart/use-add-to-cart';
import type { CartItem, ItemCart } from '../../domain/item/cart/use-item-cart';
import { ItemFields } from '../../forms/item/item-fields';
import { itemPages } from '../../domain/item/questions/item-forms';
import { LeaveItemDialog } from '../../forms/item/leave-item-dialog';
import { useItemForm } from '../../forms/item/use-item-form';
import { randomId } from '../../services/random-id';
import { valuesOfDetails } from './item-details';
import { releaseNavigation } from '../../shell/navigation/leave-guard';
import { withQuery } from '../../shell/navigation/use-navigation';
import { MutationProblem } from '../../shell/problems/problem-panel';
import { Screen } from '../../shell/screen/screen';
import type { ScreenProps } from '../../shell/screen/screen-context';
import { useOperation } from '../../services/data/use-operation';
import type { OperationProblem } from '../../services/data/operation-error';
import type { OperationAnswer } from '../../services/data/run-operation';
import { Button } from '../../ui/button';
import { Actions, Stack } from '../../ui/stack';
import { showToast } from '../../ui/toaster';
import { isCompleteResponse } from './use-remove-item';
import { FoldedPage, FoldedPages } from './folded-page';
import { pageAnswers } from './page-answers';
import { seedItemUploads } from './seed-item-uploads';
import { useCartPaths } from './use-see-options';

export interface EditItemProps extends Pick<ScreenProps, 'applicant' | 'refetch'> {
  readonly item: CartItem;
  /** Cart version from which the item was read. */
  readonly version: number;
  readonly applicationId: string;
  readonly brands: readonly string[];
  readonly draft: Readonly<Record<string, unknown>> | null;
  refetchCart(): Promise<ItemCart | null>;
}

/** Changes of the cart in other tabs don't discard the input. */
export function EditItem(props: EditItemProps) {
  const { applicant, item, applicationId, refetch, refetchCart } = props;
  const { kind } = item;
  const userId = applicant.user.id;
  const place = `asset-cart-${item.id}`;
  const paths = useCartPaths();
  const [initial] = useState(() => valuesOfDetails(kind, item.answers));
  const [version, setVersion] = useState(props.version);
  const [removed, setRemoved] = useState(false);
  const [problem, setProblem] = useState<OperationProblem | null>(null);
  const update = useOperation(UpdateCartItemDocument);
  const cart = useAddToCart(applicant);
  const [key] = useState(randomId);
  const seedUploads = useEffectEvent(() =>
    seedItemUploads({ userId, place, item, hasDraft: props.draft !== null }),
  );
  useLayoutEffect(() => seedUploads(), []);

  const itemForm = useItemForm({
    kind,
    initial,
    draft: props.draft,
    userId,
    place,
    onSubmit: async (changed) => {
      if (removed) {
        const found = await cart.add(key, changed);
        return found === null ? leave(key, { isUpToDate: false }) : settle(found);
      }
      const { data, problem: found } = await save(changed);
      if (data === null) return settle(found);
      const { status } = applicant.application ?? {};
      const before = status === undefined ? null : { status, itemCart: { version } };
      return leave(item.id, { isUpToDate: isCompleteResponse(before, data.updateCartItem) });
    },
  });
  const { form, errors, attempt, submit } = itemForm.portalForm;
  const forgetDraft = useDraft({ form, userId, tabOnly: true, name: place });

  const save = (changed: ItemInput): Promise<OperationAnswer<UpdateCartItemMutation>> =>
    update.run({ creditApplicationId: applicationId, itemId: item.id, version, item: changed });
  const settle = async (found: OperationProblem): Promise<void> => {
    setProblem(found);
    if (itemForm.showRefusal(found)) return;
    if (found.kind !== 'refused') return;
    const read = await refetchCart();
    if (read === null) return;
    setVersion(read.version);
    setRemoved(!read.items.some(({ id }) => id === item.id));
  };
  const forgetFiles = (): void => {
    itemForm.uploads.photos.forget();
    itemForm.uploads.papers.forget();
  };
  // Delete the draft after unmounting: before that, it would render once more without its files.
  const saved = useRef(false);
  const left = useEffectEvent(() => {
    if (saved.current) forgetFiles();
  });
  useEffect(() => () => left(), []);
  const leave = async (
    highlight: string,
    { isUpToDate }: { readonly isUpToDate: boolean },
  ): Promise<void> => {
    if (!isUpToDate) await Promise.all([refetch(), refetchCart()]);
    forgetDraft();
    saved.current = true;
    releaseNavigation();
    showToast({ title: removed ? 'Item added to your cart' : 'Changes saved' });
    paths.go(withQuery(paths.cart, { highlight }));
  };

  const refused = removed
    ? cartRefusal({ kind: 'refused', code: 'ITEM_UNKNOWN', field: null })
    : cartRefusal(problem);
  const atField = problem?.kind === 'refused' && problem.code === 'FIELD_INVALID';
  const content = itemPages(kind).map(({ id, heading, fields }) => (
    <FoldedPage
      key={id}
      heading={heading}
      said={(values) => pageAnswers(kind, fields, values)}
      fields={fields}
    >
      <ItemFields kind={kind} brands={props.brands} uploads={itemForm.uploads} page={id} />
    </FoldedPage>
  ));
  return (
    <Screen heading="Edit your item" errors={errors} attempt={attempt}>
      <FormProvider {...form}>
        <form noValidate onSubmit={submit}>
          <Stack gap={6}>
            <FoldedPages>{content}</FoldedPages>
            {!atField && <MutationProblem problem={problem} refused={refused} checks="page" />}
            <Actions sticky>
              <Button type="submit" loading={itemForm.portalForm.submitting}>
                {removed ? 'Add to Cart' : 'Save Item'}
              </Button>
              <Button variant="secondary" onClick={() => paths.go(paths.cart)}>
                Back
              </Button>
            </Actions>
          </Stack>
        </form>
      </FormProvider>
      <LeaveItemDialog
        control={form.control}
        holds={(values) => JSON.stringify(values) !== JSON.stringify(initial)}
        onLeave={() => {
          forgetDraft();
          forgetFiles();
        }}
      />
    </Screen>
  );
}
