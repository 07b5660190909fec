import type { MiddlewareHandler } from "hono";
import type { SiteServices } from "#application/site/index.ts";
import { type ProbeAddress, resolveAddress } from "#application/redirects/index.ts";
import { splitAddress } from "#domain/redirects/index.ts";
import { siteUrl } from "#domain/shared/index.ts";
import type { AppDependencies, AppEnv } from "../app-dependencies.ts";
import { type LoadLimiter, OverloadError } from "../queues/load-limiter.ts";
import { overloadResponse } from "../queues/overload-response.ts";

type RedirectDependencies = SiteServices<"settings" | "catalogue" | "stock" | "redirects"> &
  Pick<AppDependencies, "pages">;

const createProbe =
  ({ pages }: RedirectDependencies, limiter: LoadLimiter, base: string): ProbeAddress =>
  async (address) => {
    const request = new Request(siteUrl(base, address));
    const { response } = await limiter.run(() => pages(request, { isProbe: true }), "page");
    return { status: response.status, location: response.headers.get("location") };
  };

/** Redirects old URLs, and non-canonical URLs of pages. */
export const redirectAddresses = (deps: RedirectDependencies, limiter: LoadLimiter): MiddlewareHandler<AppEnv> => {
  return async (context, next) => {
    const { method, url } = context.req;
    if (method !== "GET" && method !== "HEAD") return next();
    const { pathname: path, search } = new URL(url);
    // The router requests a page's data at the page's address plus `.data`; `web` redirects it in the router's own format.
    if (path.endsWith(".data")) return next();
    const { pathname } = splitAddress(context.env?.target ?? path);
    try {
      const redirect = await resolveAddress(deps, { pathname, search }, createProbe(deps, limiter, url));
      return redirect?.kind === "redirect" ? context.redirect(redirect.location, redirect.status) : await next();
    } catch (error) {
      if (error instanceof OverloadError) return overloadResponse("page");
      throw error;
    }
  };
};
