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

/** The files of an item, uploaded as soon as they are chosen. */
export interface ItemUploads {
  readonly photos: Uploads;
  readonly papers: Uploads;
}

export interface ItemForm {
  readonly kind: ItemKindName;
  readonly portalForm: PagedForm<ItemValues, ItemInput, ItemPageId>;
  readonly uploads: ItemUploads;
  /** Shows the data API's refusal at its question. False when the problem belongs to no question. */
  showRefusal(problem: OperationProblem): boolean;
}

/** Replaces the user's id while signed out. */
export const VISITOR = 'visitor';

/** The form of an item: its answers with the rules of its kind, and its files. */
export function useItemForm(options: {
  readonly kind: ItemKindName;
  readonly initial: ItemValues;
  /** Earlier input that wasn't sent. */
  readonly draft: Readonly<Record<string, unknown>> | null;
  readonly userId: string;
  /** Identifies the form among those of this person. */
  readonly place: string;
  /** The form's pages; omitted for one page. */
  readonly pages?: readonly FormPage<ItemPageId>[];
  /** Called with the complete item, files included, if it is valid. */
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

  const [whole] = useState(() => [
    { id: 'item' as const, fields: questionsOf(kind).map(({ id }) => id) },
  ]);
  const portalForm = usePagedForm<ItemValues, ItemInput, ItemPageId>({
    schema,
    pages: options.pages ?? whole,
    // An estimate isn't binding, and its answers can be edited from there.
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

/** Reads the watch brands; only a watch's form waits for them. */
export function useWatchBrands(kind: ItemKindName): Read<readonly string[]> {
  const skip = kind !== 'WATCH';
  const brands = useRead(AppraisalReferenceDocument, {
    select: ({ appraisalReference }) => appraisalReference.watchBrands.map(({ name }) => name),
    skip,
  });
  return skip ? { ...brands, value: NONE } : brands;
}
