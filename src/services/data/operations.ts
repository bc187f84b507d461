import type { DocumentNode } from 'graphql';
import { OPERATIONS } from '../../contract/generated/operations';

const SENSITIVE: ReadonlySet<string> = new Set(
  OPERATIONS.filter((operation) => operation.sensitive).map((operation) => operation.name),
);

/** Whether the operation has sensitive data, so that it uses the proxy. */
export function isSensitiveOperation(name: string | undefined): boolean {
  return name !== undefined && SENSITIVE.has(name);
}

export function operationName(document: DocumentNode): string | undefined {
  const operation = document.definitions.find(({ kind }) => kind === 'OperationDefinition');
  return operation?.kind === 'OperationDefinition' ? operation.name?.value : undefined;
}
