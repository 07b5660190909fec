import { thanksView } from "./thanks-view.server.ts";
import type { SiteServices } from "#application/site/index.ts";
import { notFound } from "../../../platform/errors/index.ts";

/** Throws 404 unless the URL has a reference signed by this site. */
export const requireThanks = ({ leads, paths }: SiteServices, url: URL) => {
  const view = thanksView(leads, url.searchParams.get("ref"), paths);
  if (view === null) throw notFound("page-not-found", url.pathname);
  return view;
};
