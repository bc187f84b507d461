/** Names in browser storage that the specification fixes (spec 3); everything else is the portal's own. */
export * as STORAGE_KEYS from './storage-key-names';
