import { redirect } from "react-router";
import { HOME_SLUG } from "#domain/content/index.ts";
import { EditedSections } from "../features/editing/edited-sections.tsx";
import { drawnIcons } from "../features/icons/drawn-icons.ts";
import { DrawnIconsContext } from "../features/icons/set-icon.tsx";
import { Crumbs } from "../features/shell/crumbs.tsx";
import { Main } from "../features/shell/main.tsx";
import { formOfStory, sentToSection } from "../lib/content-form.ts";
import { askedBy, editedStory, framedBy, unreadableStory } from "../lib/edited-story.ts";
import { answeredForm, answerFormPost } from "../lib/form-post.ts";
import { liveContent } from "../lib/live-content.ts";
import { notHere } from "../lib/page-error.ts";
import { ownPath } from "../lib/own-path.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { resolvePage } from "../lib/resolve-page.ts";
import { storyCrumbs, storyData, storyImage } from "../lib/story-page.ts";
import { vacancyPage } from "../lib/vacancy-page.ts";
import { embeddedBy } from "../sections/embedded-hosts.ts";
import { Sections } from "../sections/registry.tsx";
import { buildSectionViews } from "../sections/section-views.ts";
import { embeds, mayBeKept, servicesOf } from "../services.ts";
import type { Route } from "./+types/page";

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const services = servicesOf(context);
  const asked = askedBy(services, url);
  const found = await resolvePage(services, url, asked.version);
  if (found.type === "error") {
    const broken = await unreadableStory(services, url, asked);
    if (broken !== null) return broken;
    throw notHere(found.kind, url.pathname);
  }
  if (found.type === "redirect") throw redirect(found.to, 301);
  if (found.type === "vacancy") {
    mayBeKept(context, "catalogue", "minute");
    return vacancyPage(services, found.vacancy);
  }
  const { story } = found;
  const live = liveContent(services, url, answeredForm(context));
  const edited = asked.asEditor ? await editedStory({ ...asked, slug: story.slug, story }, live) : null;
  // A form is each visitor's own.
  if (edited === null && formOfStory(story, services.settings) === null) {
    mayBeKept(context, "content", "stock", "catalogue", "minute");
  }
  const sections = await buildSectionViews(story.sections, live);
  embeds(context, { ...embeddedBy(sections), ...framedBy(asked) });
  const crumbs = story.slug === HOME_SLUG ? [] : await storyCrumbs(services, story);
  return {
    title: story.title,
    description: story.description,
    noindex: story.noindex || edited !== null,
    path: ownPath(url.pathname, sections),
    crumbs,
    sections: edited === null ? sections : [],
    edited,
    icons: await drawnIcons(services.icons, edited ?? sections),
    image: storyImage(story, services.siteUrl),
    structuredData: storyData(story, crumbs, services),
  };
};

export const action = async ({ request, url, context }: Route.ActionArgs) => {
  const services = servicesOf(context);
  const found = await resolvePage(services, url, askedBy(services, url).version);
  if (found.type === "error") throw notHere(found.kind, url.pathname);
  const form = found.type === "story" ? formOfStory(found.story, services.settings) : null;
  if (form === null) throw new Response(null, { status: 405, headers: { Allow: "GET, HEAD" } });
  return answerFormPost({ request, url, context }, sentToSection(services, form, url));
};

/** When to come back is told by the action alone. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  pageMeta(matches, location, {
    title: loaderData?.title ?? null,
    description: loaderData?.description ?? null,
    canonical: loaderData?.path ?? null,
    noindex: loaderData?.noindex ?? true,
    image: loaderData?.image ?? null,
    structuredData: loaderData?.structuredData ?? [],
  });

const Page = ({ loaderData }: Route.ComponentProps) => (
  <Main>
    <div className="wrap">
      <Crumbs items={loaderData.crumbs} />
    </div>
    <DrawnIconsContext value={"icons" in loaderData ? loaderData.icons : {}}>
      {"edited" in loaderData && loaderData.edited ? (
        <EditedSections story={loaderData.edited} />
      ) : (
        <Sections views={loaderData.sections} />
      )}
    </DrawnIconsContext>
  </Main>
);

export default Page;
