import * as v from 'valibot';
import { comparableName } from '../../../catalogue/person-name';
import { TypedText } from '../../../domain/text/text-rules';
import type { DocumentToSign } from '../common/use-documents-to-sign';

/** The signing form: a tick for each document, and the typed name. */
export interface SigningInput {
  readonly agreed: Record<string, boolean>;
  readonly signature: string;
}

/** The name of a document's tick in the form: its id without what separates field names. */
export function tickName(document: DocumentToSign): string {
  return document.id.replace(/[^\w-]/g, '_');
}

/** The documents that wait for a tick; the others were agreed to before. */
export function documentsToTick(documents: readonly DocumentToSign[]): readonly DocumentToSign[] {
  return documents.filter((document) => document.agreedOn === null);
}

/** What a tick says: that one agrees, or only that one received it. */
export function tickLabel({ requirement, title }: DocumentToSign): string {
  return requirement === 'AGREE' ? `I agree to the ${title}` : `I received the ${title}`;
}

function tickMessage({ requirement, title }: DocumentToSign): string {
  return requirement === 'AGREE'
    ? `Confirm that you agree to the ${title}`
    : `Confirm that you received the ${title}`;
}

/** The message of a name that is not the applicant's. */
export function signatureMismatch(fullName: string): string {
  return `The name you typed doesn’t match ${fullName}`;
}

/** What is still to be done before the form can be sent: how many ticks, which of them first, and whether to sign. */
export interface StillOpen {
  readonly ticks: number;
  /** The name of the first tick that is missing. */
  readonly first: string | null;
  readonly signature: boolean;
}

/** What is still open of these documents. */
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

/** The rules of the form for these documents and this applicant. */
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

/** The form as it starts: nothing ticked but what was ticked before, on this screen. */
export function signingDefaults(
  documents: readonly DocumentToSign[],
  draft: Readonly<Record<string, unknown>> | null,
): SigningInput {
  const kept = draft?.['agreed'];
  const ticks: Readonly<Record<string, unknown>> =
    typeof kept === 'object' && kept !== null ? { ...kept } : {};
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
