import { z } from "zod";
import { parseRate } from "../../shared/index.ts";

export const slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "must be a slug");

export const keyName = z.string().regex(/^[a-z][a-z0-9]*(?:[-_][a-z0-9]+)*$/, "must be a key as test_drive");

export const host = z.string().regex(/^(?:[a-z0-9-]+\.)+[a-z]{2,}$/, "must be a host name as media.example.com");

/** A host, on loopback with a port; `hostOrigin` gives its address. */
export const serviceHost = z.union([host, z.string().regex(/^(?:127\.0\.0\.1|localhost):\d{1,5}$/)], {
  error: "must be a host name as chat.example.com",
});

export const rate = z.string().transform((text, context) => {
  const parsed = parseRate(text);
  if (parsed === null)
    context.addIssue({ code: "custom", message: "must be a number and a time, at most a day: 5/24h" });
  return parsed ?? z.NEVER;
});

/** Months that a period lasts. */
export const months = z.number().int().min(1).max(240);
