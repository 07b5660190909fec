import type { MetaDescriptor } from "react-router";
import { pageMeta } from "./page-meta.ts";

type UnlistedMetaArgs = {
  readonly loaderData: { readonly view: { readonly title: string } } | undefined;
  readonly matches: Parameters<typeof pageMeta>[0];
  readonly location: Parameters<typeof pageMeta>[1];
};

/** The `meta` of a page behind a form or a signed link, which search engines do not list. */
export const unlistedMeta = ({ loaderData, matches, location }: UnlistedMetaArgs): MetaDescriptor[] =>
  pageMeta(matches, location, { title: loaderData?.view.title ?? null, noindex: true });
