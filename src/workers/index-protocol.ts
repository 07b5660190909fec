import { z } from "zod";
import type { BuiltIndexData } from "#application/stock/index.ts";
import { financeSchema } from "#domain/leasing/index.ts";

/** The task of the index worker: its `workerData`. */
export const indexTaskSchema = z.strictObject({
  dataDir: z.string(),
  databaseUrl: z.string().nullable(),
  finance: financeSchema,
  /** ISO 3166-1 alpha-2. */
  country: z.string().length(2),
  /** ISO 8601 day whose rates the monthly payments use. */
  today: z.iso.date(),
});

export type IndexTask = z.infer<typeof indexTaskSchema>;

/** The worker's only message. The columns are shared memory; only their container is checked. */
export const indexAnswerSchema = z.strictObject({
  data: z.custom<BuiltIndexData["data"]>(
    (data) => typeof data === "object" && data !== null && "size" in data && "facets" in data && "counts" in data,
    "is no stock index",
  ),
  version: z.string().min(1),
  openedAt: z.string().nullable(),
});
