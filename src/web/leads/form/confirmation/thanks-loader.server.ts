import type { LoaderFunctionArgs } from "react-router";
import type { SiteServices } from "#application/site/index.ts";
import { notFound } from "../../../platform/errors/index.ts";
import { servicesOf } from "../../../platform/router-context/index.ts";
import { thanksView } from "./thanks-view.server.ts";

type Links = readonly { readonly href: string; readonly label: string }[];

/**
 * The loader of a page after a form. `linksOf` says where it leads on, and throws 404 where there is no such form;
 * so does the loader unless the URL has a reference signed by this site.
 */
export const thanksLoader =
  <Args extends Pick<LoaderFunctionArgs, "url" | "context" | "params">>(
    linksOf: (services: SiteServices, args: Args) => Links | Promise<Links>,
  ) =>
  async (args: Args) => {
    const { url } = args;
    const services = servicesOf(args.context);
    const links = await linksOf(services, args);
    const view = thanksView(services.leads, url.searchParams.get("ref"), services.paths);
    if (view === null) throw notFound("page-not-found", url.pathname);
    return { view, links };
  };
