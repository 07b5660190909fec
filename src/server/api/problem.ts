import type { Context } from "hono";

/** An error as RFC 9457 has it. `title` is the same for every occurrence, `detail` speaks of this one. */
export type Problem = {
  readonly status: 400 | 401 | 404 | 405 | 413 | 503 | 500;
  readonly title: string;
  readonly detail?: string;
};

export const problem = (context: Context, { status, title, detail }: Problem): Response =>
  context.body(JSON.stringify({ type: "about:blank", title, status, ...(detail ? { detail } : {}) }), status, {
    "Content-Type": "application/problem+json",
  });
