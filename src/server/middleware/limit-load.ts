import type { MiddlewareHandler } from "hono";
import { problemResponse } from "../problem.ts";
import { OverloadError, RETRY_AFTER_SECONDS, type LoadLimiter } from "./load-limiter.ts";

/** Queues GET requests; answers with a problem if the queue is full. */
export const limitLoad =
  (limiter: LoadLimiter): MiddlewareHandler =>
  async (context, next) => {
    try {
      await limiter.run(next);
    } catch (error) {
      if (!(error instanceof OverloadError)) throw error;
      context.header("Retry-After", String(RETRY_AFTER_SECONDS));
      return problemResponse(context, { status: 503, title: "Service Unavailable", detail: "Too many requests." });
    }
  };
