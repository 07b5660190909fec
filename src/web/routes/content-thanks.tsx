import { slugOfPath } from "#domain/content/index.ts";
import { leadFormStrings as words, ThanksPage } from "../features/lead-form/index.ts";
import { formOfStory } from "../lib/content-form.ts";
import { notHere } from "../lib/page-error.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { thanksOf } from "../lib/thanks-page.ts";
import { servicesOf } from "../services.ts";
import type { Route } from "./+types/content-thanks";

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const services = servicesOf(context);
  const { content, paths, settings } = services;
  const page = url.pathname.replace(/\/merci$/, "");
  const story = await content.story(slugOfPath(page));
  if (!story || !formOfStory(story, settings)) throw notHere("page-not-found", url.pathname);
  const back = page === "" ? [] : [{ href: page, label: words.backToPage }];
  return { view: thanksOf(services, url), ways: [{ href: paths.home(), label: words.home }, ...back] };
};

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  pageMeta(matches, location, { title: loaderData?.view.title ?? null, noindex: true });

const ContentThanks = ({ loaderData }: Route.ComponentProps) => <ThanksPage {...loaderData} />;

export default ContentThanks;
