import type { FormSpec } from "#application/leads/index.ts";
import type { FormOrLocations } from "./location-choice/location-choice.tsx";
import { formForLocation, formOrLocations } from "./location-choice/location-choice.server.ts";
import type { SiteServices } from "#application/site/index.ts";
import type { FormPostResult } from "./post/form-post.server.ts";

type FormPageOptions = {
  readonly url: URL;
  /** Result of the page's action; null for a GET request. */
  readonly postResult: FormPostResult | null;
  /** Fragment of the form on a page with other content. */
  readonly anchor?: string;
};

/** The form returned by the action, otherwise a new one from `loadSpec`. Must not be cached. */
export const formOnPage = async (
  { leads }: SiteServices<"leads">,
  { url, postResult, anchor }: FormPageOptions,
  loadSpec: () => FormSpec | Promise<FormSpec>,
): Promise<FormOrLocations> =>
  postResult
    ? formForLocation(postResult.view, postResult.subject, { url, anchor })
    : formOrLocations(leads, await loadSpec(), { url, anchor });

export const privacyHref = ({ paths }: SiteServices<"paths">): string =>
  paths.content("politique-de-traitement-des-donnees");
