import * as v from 'valibot';
import { comparableName } from '../../../catalogue/person-name';
import { TypedText } from '../../../domain/text/text-rules';
import type { DocumentToSign } from '../common/use-documents-to-sign';

export interface SigningInput {
  readonly agreed: Record<string, boolean>;
  readonly signature: string;
}

/**
 * Returns the field name of a document's checkbox: its id without characters that separate field
 * names.
 */
export function tickName(document: DocumentToSign): string {
  return document.id.replace(/[^\w-]/g, '_');
}

export function documentsToTick(documents: readonly DocumentToSign[]): readonly DocumentToSign[] {
  return documents.filter((document) => document.agreedOn === null);
}

/** Returns "agree" or "received" as the checkbox's label, as the document requires. */
export function tickLabel({ requirement, title }: DocumentToSign): string {
  return requirement === 'AGREE' ? `I agree to the ${title}` : `I received the ${title}`;
}

function tickMessage({ requirement, title }: DocumentToSign): string {
  return requirement === 'AGREE'
    ? `Confirm that you agree to the ${title}`
    : `Confirm that you received the ${title}`;
}

export function signatureMismatch(fullName: string): string {
  return `The name you typed doesn’t match ${fullName}`;
}

/** Number of unchecked boxes, name of the first of them, and whether the signature is missing. */
export interface StillOpen {
  readonly ticks: number;
  readonly first: string | null;
  readonly signature: boolean;
}

export function stillOpen(
  documents: readonly DocumentToSign[],
  { agreed, signature }: SigningInput,
): StillOpen {
  const missing = documentsToTick(documents)
    .map(tickName)
    .filter((name) => agreed[name] !== true);
  return {
    ticks: missing.length,
    first: missing[0] ?? null,
    signature: comparableName(signature) === '',
  };
}

export function signingSchema(
  documents: readonly DocumentToSign[],
  fullName: string,
): v.GenericSchema<SigningInput> {
  const ticks = Object.fromEntries(
    documentsToTick(documents).map((document) => [
      tickName(document),
      v.pipe(
        v.boolean(),
        v.check((ticked) => ticked, tickMessage(document)),
      ),
    ]),
  );
  return v.object({
    agreed: v.object(ticks),
    signature: v.pipe(
      TypedText,
      v.check((name) => comparableName(name) !== '', 'Type your full name to sign'),
      v.check(
        (name) => comparableName(name) === '' || comparableName(name) === comparableName(fullName),
        signatureMismatch(fullName),
      ),
    ),
  });
}

/** Restores only the boxes that were checked on this screen before. */
export function signingDefaults(
  documents: readonly DocumentToSign[],
  draft: Readonly<Record<string, unknown>> | null,
): SigningInput {
  const stored = draft?.['agreed'];
  const ticks: Readonly<Record<string, unknown>> =
    typeof stored === 'object' && stored !== null ? { ...stored } : {};
  const signature = draft?.['signature'];
  return {
    agreed: Object.fromEntries(
      documentsToTick(documents).map((document) => {
        const name = tickName(document);
        return [name, ticks[name] === true];
      }),
    ),
    signature: typeof signature === 'string' ? signature : '',
  };
}
