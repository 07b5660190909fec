import { z } from "zod";

/** Messages of the primary process to a process that serves. */
export const primaryMessageSchema = z.discriminatedUnion("type", [
  /** The process that this one replaces ended unexpectedly. */
  z.strictObject({ type: z.literal("predecessor"), pid: z.int(), reason: z.string() }),
  z.strictObject({ type: z.literal("metrics-request"), request: z.int() }),
]);

export type PrimaryMessage = z.infer<typeof primaryMessageSchema>;

/** Messages of a process that serves to the primary process. */
export const servingMessageSchema = z.discriminatedUnion("type", [
  /** Sent at an interval while the event loop runs. */
  z.strictObject({ type: z.literal("alive") }),
  z.strictObject({ type: z.literal("metrics"), request: z.int(), text: z.string() }),
]);

export type ServingMessage = z.infer<typeof servingMessageSchema>;
