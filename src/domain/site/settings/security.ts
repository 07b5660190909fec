import { z } from "zod";

/** What `/.well-known/security.txt` and the header of https say. */
export const security = z
  .strictObject({
    contact: z
      .string()
      .regex(/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, "must start with mailto: or https:")
      .nullable()
      .default(null),
    expires: z.iso.date().nullable().default(null),
    /** Asks browsers to include the domain and all its subdomains in their list of hosts that are reached by https alone. */
    hsts_preload: z.boolean().default(false),
  })
  .refine(({ contact, expires }) => (contact === null) === (expires === null), {
    error: "contact and expires belong together",
  });
