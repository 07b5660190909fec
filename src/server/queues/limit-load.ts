import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "../app-env.ts";
import { problemResponse } from "../problem.ts";
import { OverloadError, RETRY_AFTER_SECONDS, type LoadLimiter } from "./load-limiter.ts";
import { routeQueue } from "./route-queues.ts";

/**
 * Queues the requests whose line in the table of routes names the queue of data, icons or exports; answers with a
 * problem if it is full. Pages, forms and pictures wait where they are made.
 */
export const limitLoad =
  (limiter: LoadLimiter): MiddlewareHandler<AppEnv> =>
  async (context, next) => {
    const queue = routeQueue(context.req.method, context.req.path);
    if (queue !== "data" && queue !== "icon" && queue !== "export") return next();
    let answered: Promise<void> = Promise.resolve();
    try {
      await limiter.run(() => {
        const { promise: left, resolve: leave } = Promise.withResolvers<void>();
        context.set("leaveQueue", leave);
        answered = next();
        return Promise.race([answered, left]);
      }, queue);
    } catch (error) {
      if (!(error instanceof OverloadError)) throw error;
      context.header("Retry-After", String(RETRY_AFTER_SECONDS));
      return problemResponse(context, { status: 503, title: "Service Unavailable", detail: "Too many requests." });
    }
    await answered;
  };

/**
 * For the routes after it, which have a queue of their own: a task that waits in a second queue would keep its place in
 * the first, and two such tasks would stop both.
 */
export const leaveQueue: MiddlewareHandler<AppEnv> = (context, next) => {
  context.get("leaveQueue")?.();
  return next();
};
