import { useState, type ReactNode } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { css } from '../../../styled-system/css';
import type { ItemValues } from '../../domain/item/questions/item-values';
import { Details } from '../../ui/details';
import { Stack } from '../../ui/stack';

const list = css({
  '& > details': { borderBlockEnd: '1px solid token(colors.line)' },
  '& > :not(details) + details': {
    marginBlockStart: '8',
    borderBlockStart: '1px solid token(colors.line)',
  },
});

export function FoldedPages({ children }: { readonly children: ReactNode }) {
  return <div className={list}>{children}</div>;
}

/** Opens for editing or for an error. The first page is always open. */
export function FoldedPage({
  heading,
  said,
  fields,
  children,
}: {
  readonly heading: string | undefined;
  /** Returns a short summary of the answers. */
  said?(values: ItemValues): string;
  readonly fields: readonly string[];
  readonly children: ReactNode;
}) {
  const { control } = useFormContext<ItemValues>();
  const { errors } = useFormState<ItemValues>();
  const note = useWatch({ control, compute: (values: ItemValues) => said?.(values) ?? '' });
  const [open, setOpen] = useState(false);
  if (heading === undefined) return <Stack gap={6}>{children}</Stack>;
  const isWrong = fields.some((name) => errors[name] !== undefined);
  return (
    <Details row summary={heading} note={note} open={open || isWrong} onOpenChange={setOpen}>
      {children}
    </Details>
  );
}
