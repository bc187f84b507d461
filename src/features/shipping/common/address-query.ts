/** The query of a screen that says that the address was confirmed on the one before. */
export const ADDRESS_QUERY = { address: 'confirmed' } as const;
