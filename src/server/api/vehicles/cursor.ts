import { z } from "zod";
import { isRecord } from "#domain/shared/index.ts";

/** Where a whole read of the vehicles goes on. */
export type VehicleCursor = {
  /** Version of the stock when the read began. */
  readonly version: string;
  /** The last id that was read. */
  readonly after: number;
};

const cursorSchema = z.object({ v: z.string().max(80), id: z.int().min(0) });

export const writeCursor = ({ version, after }: VehicleCursor): string =>
  Buffer.from(JSON.stringify({ v: version, id: after })).toString("base64url");

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
};

/** `current`: the version for a read that begins. Null for a text that no answer had. */
export const readCursor = (text: string, current: string): VehicleCursor | null => {
  if (text === "") return { version: current, after: 0 };
  const value = parseJson(Buffer.from(text, "base64url").toString("utf8"));
  const parsed = isRecord(value) ? cursorSchema.safeParse(value).data : undefined;
  return parsed === undefined ? null : { version: parsed.v, after: parsed.id };
};

/** The smallest ids above `after` in order, at most `count`, and whether there are more. */
export const idsAfter = (
  ids: readonly number[],
  after: number,
  count: number,
): { readonly page: readonly number[]; readonly hasMore: boolean } => {
  const rest = ids.filter((id) => id > after).toSorted((a, b) => a - b);
  return { page: rest.slice(0, count), hasMore: rest.length > count };
};
