import { Hono } from "hono";
import type { Readiness } from "#application/operations/index.ts";

export type HealthDependencies = {
  /** Always answers within a second. */
  readonly readiness: () => Promise<Readiness>;
};

/**
 * `/healthz`: the process answers. `/readyz`: the node may receive visitors. A full disk does not make it unready,
 * because pages are still served; `degraded` lists what it cannot do.
 */
export const healthRoutes = (deps: HealthDependencies): Hono =>
  new Hono()
    .get("/healthz", (context) => context.json({ status: "ok" }, 200, { "Cache-Control": "no-store" }))
    .get("/readyz", async (context) => {
      const { missing, degraded } = await deps.readiness();
      const status = missing.length === 0 ? 200 : 503;
      const body = { status: status === 200 ? "ready" : "not ready", missing };
      return context.json(status === 503 || degraded.length === 0 ? body : { ...body, degraded }, status, {
        "Cache-Control": "no-store",
      });
    });
