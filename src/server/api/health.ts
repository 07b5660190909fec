import { Hono } from "hono";

export type HealthDependencies = {
  /** Reasons why this node is not ready, in English; empty when it is. */
  readonly notReadyReasons: () => Promise<readonly string[]>;
  /** Failures of a node that still serves visitors, in English. */
  readonly degradedReasons: () => Promise<readonly string[]>;
};

/**
 * `/healthz`: the process answers. `/readyz`: the node may receive visitors. A full disk does not make it unready: pages
 * are still served, and without this node nobody would see them; `degraded` says what it cannot do.
 */
export const healthRoutes = (deps: HealthDependencies): Hono =>
  new Hono()
    .get("/healthz", (context) => context.json({ status: "ok" }, 200, { "Cache-Control": "no-store" }))
    .get("/readyz", async (context) => {
      const reasons = await deps.notReadyReasons();
      const status = reasons.length === 0 ? 200 : 503;
      const degraded = status === 200 ? await deps.degradedReasons() : [];
      const body = { status: status === 200 ? "ready" : "not ready", missing: reasons };
      return context.json(degraded.length === 0 ? body : { ...body, degraded }, status, {
        "Cache-Control": "no-store",
      });
    });
