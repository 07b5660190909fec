import { Hono } from "hono";

export type Health = {
  /** What keeps the node from answering visitors, in English; empty when it is ready. */
  readonly missing: () => Promise<readonly string[]>;
};

/** `/healthz`: the process answers. `/readyz`: it may be sent visitors. */
export const healthRoutes = (health: Health): Hono =>
  new Hono()
    .get("/healthz", (context) => context.json({ status: "ok" }, 200, { "Cache-Control": "no-store" }))
    .get("/readyz", async (context) => {
      const missing = await health.missing();
      const status = missing.length === 0 ? 200 : 503;
      return context.json({ status: status === 200 ? "ready" : "not ready", missing }, status, {
        "Cache-Control": "no-store",
      });
    });
