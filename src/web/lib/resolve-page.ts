import { HOME_SLUG, slugOfPath, type Story } from "#domain/content/index.ts";
import { matchRedirect } from "#domain/redirects/index.ts";
import type { PageErrorKind } from "#domain/shared/index.ts";
import type { WebServices } from "../services.ts";

export type ResolvedPage =
  | { readonly type: "story"; readonly story: Story }
  | { readonly type: "redirect"; readonly to: string }
  | { readonly type: "error"; readonly kind: PageErrorKind };

/**
 * The one place that decides what an address is that no route of its own answers: a story, a redirect or nothing.
 * `/{brand}`, `/{brand}/{model}` and any other content page cannot be told apart by their shape.
 */
export const resolvePage = async (
  { content, redirects, paths }: Pick<WebServices, "content" | "redirects" | "paths">,
  pathname: string,
): Promise<ResolvedPage> => {
  const slug = slugOfPath(pathname);
  const story = await content.story(slug);
  if (story && slug === HOME_SLUG && pathname !== paths.home()) return { type: "redirect", to: paths.home() };
  if (story) return { type: "story", story };
  const listed = matchRedirect(redirects, pathname, "");
  return { type: "error", kind: listed?.kind === "broken" ? "broken-link" : "page-not-found" };
};
