export class UsageError extends Error {}
export function invalid(name: string, value: string, reason: string): UsageError;
export function exitWithError(error: Error): never;
