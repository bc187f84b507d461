export function generateContract(root: string): Promise<void>;
