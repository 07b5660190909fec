import type { MiddlewareHandler } from "hono";
import { isGroupBrand } from "#domain/models/index.ts";
import { resolveRedirect } from "#domain/redirects/index.ts";
import { segmentRedirect } from "#domain/site/index.ts";
import { vehicleIdFromSlug } from "#domain/vehicles/index.ts";
import type { SiteServices } from "#application/site/index.ts";

type RedirectServices = Pick<SiteServices, "settings" | "paths" | "stock" | "catalogue" | "content" | "redirects">;

/** Removes the brand segment in front of the stock path of one of the group's brands. */
const withoutBrand = ({ paths, catalogue }: RedirectServices, pathname: string): string => {
  const [, brand = "", rest = ""] = /^\/([^/]+)(\/.+)$/.exec(pathname) ?? [];
  const stockPrefix = rest === paths.stock() || rest.startsWith(`${paths.stock()}/`);
  return stockPrefix && isGroupBrand(catalogue().brands, brand) ? rest : pathname;
};

const pageExists =
  (services: RedirectServices) =>
  async (address: string): Promise<boolean> => {
    const { paths, stock, content, catalogue } = services;
    const pathname = withoutBrand(services, address);
    if (pathname === paths.home() || pathname === paths.stock()) return true;
    if (catalogue().locations.some((location) => pathname === paths.location(location))) return true;
    const stockPrefix = `${paths.stock()}/`;
    if (!pathname.startsWith(stockPrefix)) return (await content.story(pathname.slice(1))) !== null;
    const id = vehicleIdFromSlug(pathname.slice(stockPrefix.length).split("/")[0] ?? "");
    const match = id === null ? null : await stock.byIdIncludingRemoved(id);
    return match !== null && match.removed_at === null;
  };

/** Redirects old addresses, path segments of other markets and trailing slashes. */
export const redirects = (services: RedirectServices): MiddlewareHandler => {
  const exists = pageExists(services);
  return async (context, next) => {
    const { method } = context.req;
    if (method !== "GET" && method !== "HEAD") return next();
    const { pathname, search } = new URL(context.req.url);
    // The router requests a page's data at the page's address plus `.data`; it follows the page.
    if (pathname.endsWith(".data")) return next();
    const redirect = await resolveRedirect(services.redirects(), { pathname, search }, exists);
    if (redirect?.kind === "redirect") return context.redirect(redirect.location, redirect.status);
    const activePath = redirect === null ? segmentRedirect(pathname, services.settings.segments) : null;
    return activePath === null ? next() : context.redirect(activePath + search, 301);
  };
};
