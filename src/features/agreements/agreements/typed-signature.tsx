import { useWatch } from 'react-hook-form';
import { SignatureLine } from '../common/signature-line';

/** The paper's line, on which the name appears as it is typed. */
export function TypedSignature({ name }: { readonly name: string }) {
  const typed = useWatch<{ signature: string }, 'signature'>({ name: 'signature' });
  return <SignatureLine name={typed} below={[name]} />;
}
