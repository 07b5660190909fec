import { Hono } from "hono";

export type HealthDependencies = {
  /** Reasons why this node is not ready, in English; empty when it is. */
  readonly notReadyReasons: () => Promise<readonly string[]>;
};

/** `/healthz`: the process answers. `/readyz`: the node may receive visitors. */
export const healthRoutes = (deps: HealthDependencies): Hono =>
  new Hono()
    .get("/healthz", (context) => context.json({ status: "ok" }, 200, { "Cache-Control": "no-store" }))
    .get("/readyz", async (context) => {
      const reasons = await deps.notReadyReasons();
      const status = reasons.length === 0 ? 200 : 503;
      return context.json({ status: status === 200 ? "ready" : "not ready", missing: reasons }, status, {
        "Cache-Control": "no-store",
      });
    });
