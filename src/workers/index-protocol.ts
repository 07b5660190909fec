import { z } from "zod";
import type { BuiltIndexData } from "#application/stock/index.ts";
import { financeSchema } from "#domain/leasing/index.ts";

/** The `workerData` of the index worker. */
export const indexDatabaseSchema = z.strictObject({ dataDir: z.string(), databaseUrl: z.string().nullable() });

export type IndexDatabase = z.infer<typeof indexDatabaseSchema>;

/** Requests an index of the current stock. */
export const indexMarketSchema = z.strictObject({
  finance: financeSchema,
  /** VAT in force as a share of the net price. */
  vatShare: z.number().min(0).max(1),
  /** ISO 3166-1 alpha-2. */
  country: z.string().length(2),
  /** ISO 8601 day whose rates the monthly payments use. */
  today: z.iso.date(),
});

/** The worker's answer. The columns are shared memory; only their container is checked. */
export const indexAnswerSchema = z.strictObject({
  data: z.custom<BuiltIndexData["data"]>(
    (data) => typeof data === "object" && data !== null && "size" in data && "facets" in data && "counts" in data,
    "is no stock index",
  ),
  version: z.string().min(1),
  openedAt: z.string().nullable(),
});
