import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "../app-dependencies.ts";
import { OverloadError, type LoadLimiter } from "./load-limiter.ts";
import { overloadResponse } from "./overload-response.ts";
import { routeQueue, waitsBeforeRoute } from "./route-queues.ts";

/** Queues the requests that wait before their route; answers with a problem if their queue is full. */
export const limitLoad =
  (limiter: LoadLimiter): MiddlewareHandler<AppEnv> =>
  async (context, next) => {
    const queue = routeQueue(context.req.method, context.req.path);
    if (!waitsBeforeRoute(queue)) return next();
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
      return overloadResponse("data");
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
