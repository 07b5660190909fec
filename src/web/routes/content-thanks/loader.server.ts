import { pathToSlug } from "#domain/content/index.ts";
import { leadFormStrings as strings } from "../../strings/lead-form.ts";
import { findFormSection } from "../../sections/form/content-form.server.ts";
import { notFound } from "../../features/errors/index.ts";
import { requireThanks } from "../../features/lead-form/index.server.ts";
import { servicesOf } from "../../router-context.ts";
import type { Route } from "./+types/route";

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const services = servicesOf(context);
  const { content, paths, settings } = services;
  const page = url.pathname.replace(/\/merci$/, "");
  const story = await content.story(pathToSlug(page));
  if (!story || !findFormSection(story, settings)) throw notFound("page-not-found", url.pathname);
  const back = page === "" ? [] : [{ href: page, label: strings.backToPage }];
  return { view: requireThanks(services, url), links: [{ href: paths.home(), label: strings.home }, ...back] };
};
