import { slugOfPath } from "#domain/content/index.ts";
import { LeadConfirmation, leadFormStrings as words } from "../features/lead-form/index.ts";
import { thanksView } from "../features/lead-form/index.server.ts";
import { Main } from "../features/shell/main.tsx";
import { formOfStory } from "../lib/content-form.ts";
import { notHere } from "../lib/page-error.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { servicesOf } from "../services.ts";
import type { Route } from "./+types/content-thanks";

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const { content, leads, paths } = servicesOf(context);
  const page = url.pathname.replace(/\/merci$/, "");
  const story = await content.story(slugOfPath(page));
  const view = story && formOfStory(story) ? thanksView(leads, url.searchParams.get("ref")) : null;
  if (view === null) throw notHere("page-not-found", url.pathname);
  const back = page === "" ? [] : [{ href: page, label: words.backToPage }];
  return { view, ways: [{ href: paths.home(), label: words.home }, ...back] };
};

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  pageMeta(matches, location, { title: loaderData?.view.title ?? null, noindex: true });

const ContentThanks = ({ loaderData }: Route.ComponentProps) => (
  <Main className="wrap py-10">
    <LeadConfirmation {...loaderData} />
  </Main>
);

export default ContentThanks;
