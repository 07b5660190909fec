import type { ColumnType } from "#application/backup/ports.ts";

declare const value: unique symbol;

/** The type that a backup names; `value`, for the compiler alone: what a row holds. */
export type Column<V = unknown> = ColumnType & { readonly [value]: V };

export const text = "text" as Column<string>;
export const textOrNull = "text" as Column<string | null>;
export const integer = "integer" as Column<number>;
export const integerOrNull = "integer" as Column<number | null>;
export const bytes = "bytes" as Column<Uint8Array>;

/** For text of which the program knows the values. */
export const textOf = <V extends string | null>(): Column<V> => "text" as Column<V>;

type Columns = Readonly<Record<string, Column>>;

/** `key`: columns of the primary key. */
export const table = <C extends Columns>(key: readonly (keyof C & string)[], columns: C) => ({ key, columns });

export type Rows<T extends Readonly<Record<string, { readonly columns: Columns }>>> = {
  [N in keyof T]: { [C in keyof T[N]["columns"]]: T[N]["columns"][C] extends Column<infer V> ? V : never };
};
