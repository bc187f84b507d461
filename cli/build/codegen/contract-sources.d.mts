import type { DocumentNode } from 'graphql';

export function sourceProblems(schema: DocumentNode): string[];
export function fillProblems(schema: DocumentNode): string[];
