import { pathToSlug } from "#domain/content/index.ts";
import { leadFormStrings as strings } from "../../leads/index.ts";
import { findFormSection } from "../../sections/form/content-form.server.ts";
import { validated } from "../../platform/errors/index.ts";
import { requireThanks } from "../../leads/index.server.ts";
import { servicesOf } from "../../platform/router-context/index.ts";
import type { Route } from "./+types/route";

const pageOf = ({ pathname }: URL): string => pathname.replace(/\/merci$/, "");

/** True if the parent page has a form. */
const hasForm = async ({ url, context }: Route.LoaderArgs): Promise<boolean> => {
  const { content, settings } = servicesOf(context);
  const story = await content.story(pathToSlug(pageOf(url)));
  return story !== null && findFormSection(story, settings) !== null;
};

const load = ({ url, context }: Route.LoaderArgs) => {
  const services = servicesOf(context);
  const { paths } = services;
  const page = pageOf(url);
  const back = page === "" ? [] : [{ href: page, label: strings.backToPage }];
  return { view: requireThanks(services, url), links: [{ href: paths.home(), label: strings.home }, ...back] };
};

export const loader = validated(hasForm, load);
