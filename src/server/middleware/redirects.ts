import type { MiddlewareHandler } from "hono";
import { isGroupBrand } from "#domain/models/index.ts";
import { resolveRedirect } from "#domain/redirects/index.ts";
import { segmentRedirect } from "#domain/site/index.ts";
import { vehicleIdOfSlug } from "#domain/vehicles/index.ts";
import type { WebServices } from "../../web/services.ts";

type RedirectServices = Pick<WebServices, "settings" | "paths" | "stock" | "catalogue" | "content" | "redirects">;

/** The path without the brand in front where it is below the stock of a brand of the group, any other as it is. */
const withoutBrand = ({ paths, catalogue }: RedirectServices, pathname: string): string => {
  const [, brand = "", rest = ""] = /^\/([^/]+)(\/.+)$/.exec(pathname) ?? [];
  const below = rest === paths.stock() || rest.startsWith(`${paths.stock()}/`);
  return below && isGroupBrand(catalogue().brands, brand) ? rest : pathname;
};

/** Whether a page of the site answers at this path. */
const pageExists =
  (services: RedirectServices) =>
  async (address: string): Promise<boolean> => {
    const { paths, stock, content } = services;
    const pathname = withoutBrand(services, address);
    if (pathname === paths.home() || pathname === paths.stock()) return true;
    const below = `${paths.stock()}/`;
    if (!pathname.startsWith(below)) return (await content.story(pathname.slice(1))) !== null;
    const id = vehicleIdOfSlug(pathname.slice(below.length).split("/")[0] ?? "");
    const found = id === null ? null : await stock.byIdEvenGone(id);
    return found !== null && found.removed_at === null;
  };

/** Old addresses, other markets' words and trailing slashes go where they belong; everything else goes on. */
export const redirects = (services: RedirectServices): MiddlewareHandler => {
  const exists = pageExists(services);
  return async (context, next) => {
    const { method } = context.req;
    if (method !== "GET" && method !== "HEAD") return next();
    const { pathname, search } = new URL(context.req.url);
    // A page's payload follows its page: the router asks for it under the page's own address and `.data`.
    if (pathname.endsWith(".data")) return next();
    const answer = await resolveRedirect(services.redirects, { pathname, search }, exists);
    if (answer?.kind === "redirect") return context.redirect(answer.location, answer.status);
    const active = answer === null ? segmentRedirect(pathname, services.settings.segments) : null;
    return active === null ? next() : context.redirect(active + search, 301);
  };
};
