import { pathToSlug } from "#domain/content/index.ts";
import { leadFormStrings as strings, ThanksPage } from "../../leads/index.ts";
import { thanksLoader } from "../../leads/index.server.ts";
import { validated } from "../../platform/errors/index.ts";
import { servicesOf } from "../../platform/router-context/index.ts";
import { findFormSection } from "../../sections/form/content-form.server.ts";
import type { Route } from "./+types/route";

const pageOf = ({ pathname }: URL): string => pathname.replace(/\/merci$/, "");

/** True if the parent page has a form. */
const hasForm = async ({ url, context }: Route.LoaderArgs): Promise<boolean> => {
  const { content, settings } = servicesOf(context);
  const story = await content.story(pathToSlug(pageOf(url)));
  return story !== null && findFormSection(story, settings) !== null;
};

const load = thanksLoader(({ paths }, { url }: Route.LoaderArgs) => {
  const page = pageOf(url);
  const back = page === "" ? [] : [{ href: page, label: strings.backToPage }];
  return [{ href: paths.home(), label: strings.home }, ...back];
});

export const loader = validated(hasForm, load);

export { unlistedMeta as meta } from "../../platform/page/index.ts";

export default ThanksPage;
