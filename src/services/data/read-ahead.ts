import type { ApolloClient, DocumentNode, OperationVariables } from '@apollo/client';
import { OWN_READS } from '../../contract/generated/own-reads';
import { clock } from '../clock';
import { MOST_AGE, type OwnRead } from './asked-ahead';
import { operationName } from './operations';
import { whenAnotherIsShown } from './when-another-is-shown';

/** When something was read that no screen has taken yet, ms. */
const readAt = new Map<string, number>();

/** Counts the screens that were read for. */
let turn = 0;

/** What a read is known by. */
export function readKey(document: DocumentNode, variables: OperationVariables = {}): string {
  return `${operationName(document) ?? ''} ${JSON.stringify(variables)}`;
}

/** Who leaves goes to no next screen: what was read for one is for nobody, nor is what is still on its way. */
export function forgetReadAhead(): void {
  turn += 1;
  readAt.clear();
}

/** Reads what a screen that is about to be gone to reads, so that it is drawn with all of it. Never rejects. */
export async function readAhead(client: ApolloClient, reads: readonly OwnRead[]): Promise<void> {
  forgetReadAhead();
  const mine = turn;
  // What that screen did not take might later be of before a change.
  whenAnotherIsShown(() => {
    if (turn === mine) forgetReadAhead();
  });
  await Promise.all(
    reads.map(async ({ operation, variables = {} }) => {
      const query: DocumentNode = OWN_READS[operation];
      const answer = await client
        .query({ query, variables, fetchPolicy: 'network-only' })
        .catch(() => null);
      const isThere = answer?.data !== undefined && answer.error === undefined;
      if (isThere && turn === mine) readAt.set(readKey(query, variables), clock.now());
    }),
  );
}

/** Whether that has just been read ahead: true once. */
export function takeReadAhead(key: string): boolean {
  const at = readAt.get(key);
  readAt.delete(key);
  return at !== undefined && clock.now() - at < MOST_AGE;
}
