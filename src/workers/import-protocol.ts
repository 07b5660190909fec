import { z } from "zod";
import { mailLookSchema } from "#domain/brand/index.ts";
import { importGuardsSchema } from "#domain/imports/index.ts";

const hosts = z.array(z.string()).readonly();

/** The first and only message to the import worker. */
export const importTaskSchema = z.strictObject({
  dataDir: z.string(),
  mediaDir: z.string(),
  databaseUrl: z.string().nullable(),
  siteUrl: z.string(),
  market: z.strictObject({
    groupName: z.string(),
    mailLook: mailLookSchema,
    staff: z.array(z.string()).readonly(),
    mediaHosts: z.strictObject({ images: hosts, media: hosts, embeds: hosts }),
    guards: importGuardsSchema,
    country: z.string(),
  }),
  feed: z.strictObject({
    /** The feed of its vehicles. */
    name: z.string(),
    source: z.string(),
    profile: z.string(),
    intervalSeconds: z.number().int().min(1),
  }),
});

export type ImportTask = z.infer<typeof importTaskSchema>;

/** Messages from the import worker. */
export const importMessageSchema = z.discriminatedUnion("type", [
  /** Sent at an interval: the worker's event loop runs. */
  z.strictObject({ type: z.literal("alive") }),
  z.strictObject({ type: z.literal("watching") }),
  z.strictObject({ type: z.literal("progress"), rows: z.number(), refused: z.number(), bytes: z.number() }),
  z.strictObject({
    type: z.literal("report"),
    status: z.enum(["imported", "identical", "quarantined", "failed"]),
    reason: z.string().nullable(),
    counts: z.record(z.string(), z.union([z.number(), z.boolean()])),
    /** Hosts of pictures and films that the settings do not name, with their number. */
    refusedHosts: z.record(z.string(), z.number()),
  }),
  /** A problem after which the worker continues. */
  z.strictObject({ type: z.literal("problem"), reason: z.string() }),
  /** A failure after which the worker exits. */
  z.strictObject({ type: z.literal("failed"), reason: z.string() }),
]);

export type ImportMessage = z.infer<typeof importMessageSchema>;
