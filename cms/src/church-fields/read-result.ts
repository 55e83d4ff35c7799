/** What somebody typed, understood; or a sentence that says what to type instead. */
export type ReadResult<Value> = { readonly value: Value } | { readonly mistake: string };

export const understood = <Value>(value: Value): ReadResult<Value> => ({ value });

export const refused = (mistake: string): ReadResult<never> => ({ mistake });
