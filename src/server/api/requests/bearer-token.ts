import type { Context } from "hono";

/** The token of `Authorization: Bearer`, which does not appear in logs of addresses; null without one. */
export const bearerToken = (context: Context): string | null =>
  /^bearer +(\S+)$/i.exec(context.req.header("authorization") ?? "")?.[1] ?? null;
