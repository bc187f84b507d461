import { useMemo, useState } from 'react';
import type { ItemKindName } from '../../catalogue/items';
import type { ItemInput } from '../../contract/generated/types';
import type { OperationProblem } from '../../services/data/operation-error';
import { restoreDraft } from '../restore-draft';
import type { FormPage } from '../pages/form-page';
import { usePagedForm, type PagedForm } from '../pages/use-paged-form';
import { useUploads, type Uploads } from '../../domain/document/uploads/use-uploads';
import { question } from '../../domain/item/questions/dictionary';
import { questionsOf, type ItemPageId } from '../../domain/item/questions/item-forms';
import { itemSchema } from '../../domain/item/questions/item-schema';
import type { ItemValues } from '../../domain/item/questions/item-values';
import { AppraisalReferenceDocument } from '../../contract/generated/documents';
import { useRead, type Read } from '../../services/data/use-read';

export interface ItemUploads {
  readonly photos: Uploads;
  readonly papers: Uploads;
}

export interface ItemForm {
  readonly kind: ItemKindName;
  readonly portalForm: PagedForm<ItemValues, ItemInput, ItemPageId>;
  readonly uploads: ItemUploads;
  /** Returns false if the problem belongs to no question. */
  showRefusal(problem: OperationProblem): boolean;
}

/** Replaces the user's id while signed out. */
export const VISITOR = 'visitor';

export function useItemForm(options: {
  readonly kind: ItemKindName;
  readonly initial: ItemValues;
  readonly draft: Readonly<Record<string, unknown>> | null;
  readonly userId: string;
  /** Distinguishes this person's item forms. */
  readonly place: string;
  /** Omitted for one page. */
  readonly pages?: readonly FormPage<ItemPageId>[];
  /** Called with a valid item, files included. */
  onSubmit(item: ItemInput): Promise<void>;
}): ItemForm {
  const { kind, userId, place } = options;
  const photos = useUploads({ userId, applicationId: place, kind: 'PHOTO' });
  const papers = useUploads({ userId, applicationId: place, kind: 'PAPER' });
  const uploads = useMemo(() => ({ photos, papers }), [papers, photos]);
  const [schema] = useState(() => itemSchema(kind));
  const [defaultValues] = useState(() => restoreDraft(options.initial, options.draft));

  const send = async (item: ItemInput): Promise<void> => {
    const [settledPhotos, settledDocuments] = await Promise.all([photos.settle(), papers.settle()]);
    if (settledPhotos.problem !== null) return portalForm.fail('photos', settledPhotos.problem);
    if (settledDocuments.problem !== null)
      return portalForm.fail('papers', settledDocuments.problem);
    await options.onSubmit({
      ...item,
      photoIds: [...settledPhotos.documentIds],
      documentIds: [...settledDocuments.documentIds],
    });
  };

  const [onePage] = useState(() => [
    { id: 'item' as const, fields: questionsOf(kind).map(({ id }) => id) },
  ]);
  const portalForm = usePagedForm<ItemValues, ItemInput, ItemPageId>({
    schema,
    pages: options.pages ?? onePage,
    // No review: an estimate isn't binding, and answers can be edited from there.
    checks: false,
    defaultValues,
    onSubmit: send,
  });

  return {
    kind,
    portalForm,
    uploads,
    showRefusal: (problem) => {
      if (problem.kind !== 'refused' || problem.code !== 'FIELD_INVALID') return false;
      const { field } = problem;
      const at = questionsOf(kind).find(({ id }) => question(id).path === field);
      if (at === undefined) return false;
      const { label } = question(at.id);
      portalForm.fail(at.id, `Check your answer to “${label}”`);
      return true;
    },
  };
}

const NONE: readonly string[] = [];

/** Only a watch's form waits for them. */
export function useWatchBrands(kind: ItemKindName): Read<readonly string[]> {
  const skip = kind !== 'WATCH';
  const brands = useRead(AppraisalReferenceDocument, {
    select: ({ appraisalReference }) => appraisalReference.watchBrands.map(({ name }) => name),
    skip,
  });
  return skip ? { ...brands, value: NONE } : brands;
}
