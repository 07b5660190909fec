import type { MiddlewareHandler } from "hono";
import { type ProbeAddress, resolveAddress } from "#application/redirects/index.ts";
import type { PageHandler, SiteServices } from "#application/site/index.ts";
import { type LoadLimiter, OverloadError } from "./load-limiter.ts";
import { overloadResponse } from "./overload-response.ts";

type RedirectDependencies = Pick<SiteServices, "settings" | "catalogue" | "redirects"> & {
  readonly pages: PageHandler;
  readonly limiter: LoadLimiter;
};

const createProbe =
  ({ pages, limiter }: RedirectDependencies, base: string): ProbeAddress =>
  async (address) => {
    const request = new Request(new URL(address, base), { method: "HEAD" });
    const { response } = await limiter.run(() => pages(request), "page");
    return { status: response.status, location: response.headers.get("location") };
  };

/** Redirects old addresses, segments of other markets and trailing slashes. */
export const redirects = (deps: RedirectDependencies): MiddlewareHandler => {
  return async (context, next) => {
    const { method, url } = context.req;
    if (method !== "GET" && method !== "HEAD") return next();
    const address = new URL(url);
    // The router requests a page's data at the page's address plus `.data`; `web` redirects it in the router's own format.
    if (address.pathname.endsWith(".data")) return next();
    try {
      const redirect = await resolveAddress(deps, address, createProbe(deps, url));
      return redirect?.kind === "redirect" ? context.redirect(redirect.location, redirect.status) : await next();
    } catch (error) {
      if (error instanceof OverloadError) return overloadResponse();
      throw error;
    }
  };
};
