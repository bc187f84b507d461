import { useState, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { Details } from '../../ui/details';

/** The questions of a page, folded under its heading until one of them is to be changed or is not right; those of the first page are open. */
export function FoldedPage({
  heading,
  fields,
  children,
}: {
  readonly heading: string | undefined;
  readonly fields: readonly string[];
  readonly children: ReactNode;
}) {
  const { errors } = useFormContext().formState;
  const [open, setOpen] = useState(false);
  if (heading === undefined) return children;
  const isWrong = fields.some((name) => errors[name] !== undefined);
  return (
    <Details summary={heading} open={open || isWrong} onOpenChange={setOpen}>
      {children}
    </Details>
  );
}
