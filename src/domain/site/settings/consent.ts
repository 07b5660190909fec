import { z } from "zod";
import { isLoopbackHost } from "../../shared/index.ts";
import { serviceHost } from "./names.ts";

export const consent = z.strictObject({
  /** Increase it when the meaning of a purpose changes: consent is then requested again. */
  version: z.number().int().min(1),
  /** Months until consent is requested again. */
  months: z.number().int().min(1).max(6).default(6),
});

/** A chat loads after consent alone. */
export const chat = z
  .strictObject({
    /** May contain `{app_id}`; http on loopback only. */
    script_url: z
      .url({ protocol: /^https?$/ })
      .refine((url) => url.startsWith("https:") || isLoopbackHost(new URL(url).hostname), {
        error: "must start with https:// unless its host is a loopback address",
      }),
    /** Additional host that the chat contacts. */
    host: serviceHost,
    app_id: z.string().regex(/^[\w.:-]{1,100}$/, "must be an identifier of at most 100 characters"),
  })
  .nullable();
