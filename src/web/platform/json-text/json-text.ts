/**
 * A loader value serialised as a single JSON string. The router's encoding creates one object per value, which is slow
 * on phones for a stock page with thousands of values; JSON.parse is fast.
 */
export type JsonText<T> = string & { readonly valueType?: T };

export const toJsonText = <T>(value: T): JsonText<T> => JSON.stringify(value);

export const parseJsonText = <T>(text: JsonText<T>): T => JSON.parse(text) as T;
