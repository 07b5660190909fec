import type { Context } from "hono";

/** An RFC 9457 problem. `title` is the same for every occurrence, `detail` describes this one. */
export type HttpProblem = {
  readonly status: 400 | 401 | 403 | 404 | 405 | 413 | 422 | 429 | 503 | 500;
  readonly title: string;
  readonly detail?: string;
  /** Machine-readable reason. */
  readonly code?: string;
};

export const problemResponse = (context: Context, { status, title, detail, code }: HttpProblem): Response =>
  context.body(
    JSON.stringify({ type: "about:blank", title, status, ...(detail ? { detail } : {}), ...(code ? { code } : {}) }),
    status,
    { "Content-Type": "application/problem+json" },
  );
