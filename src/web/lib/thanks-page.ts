import { thanksView } from "../features/lead-form/index.server.ts";
import type { WebServices } from "../services.ts";
import { notHere } from "./page-error.ts";

/** What the thanks at an address say; an address without a reference of ours is thrown as a page that is not there. */
export const thanksOf = ({ leads, paths }: WebServices, url: URL) => {
  const view = thanksView(leads, url.searchParams.get("ref"), paths);
  if (view === null) throw notHere("page-not-found", url.pathname);
  return view;
};
