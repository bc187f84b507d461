/** Writes the generated files below `root`. Throws when a document does not fit the schema. */
export function generateContract(root: string): Promise<void>;
