/**
 * A value that travels from loader to page as one text. The router's own encoding takes and makes an object for each of
 * a stock page's thousands of values, which a slow phone pays for at every click; JSON.parse does not.
 */
export type AsText<T> = string & { readonly holds?: T };

export const toText = <T>(value: T): AsText<T> => JSON.stringify(value);

export const fromText = <T>(text: AsText<T>): T => JSON.parse(text) as T;
