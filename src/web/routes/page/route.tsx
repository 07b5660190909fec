import { redirect } from "react-router";
import { HOME_SLUG } from "#domain/content/index.ts";
import { EditedSections } from "./edited-sections.tsx";
import { loadIcons } from "../../features/icons/load-icons.ts";
import { IconsContext } from "../../features/icons/icon-set-icon.tsx";
import { Crumbs } from "../../features/page/crumbs.tsx";
import { Main } from "../../features/page/main.tsx";
import { findFormSection, formPostForSection } from "../../sections/form/content-form.server.ts";
import { createEditorContext, editedStory, editorFrame, unreadableStory } from "./edited-story.server.ts";
import { formPostResult, handleFormPost } from "../../features/lead-form/form-post.server.ts";
import { liveContent } from "../../sections/load-live-content.server.ts";
import { notFound } from "../../features/errors/page-error.ts";
import { canonicalPath } from "./canonical-path.ts";
import { pageMeta } from "../../features/page/page-meta.ts";
import { resolvePage } from "../../features/addresses/resolve-page.server.ts";
import { storyCrumbs, storyData, storyImage } from "./story-page.server.ts";
import { vacancyPage } from "./vacancy-page.server.ts";
import { embeddedHosts } from "../../sections/embedded-hosts.ts";
import { Sections } from "../../sections/sections.tsx";
import { buildSectionViews } from "../../sections/section-views.ts";
import { allowEmbeds, markCacheable, servicesOf } from "../../services.ts";
import type { Route } from "./+types/route";

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const services = servicesOf(context);
  const editorContext = createEditorContext(services, url);
  const resolved = await resolvePage(services, url, editorContext.version);
  if (resolved.type === "error") {
    const unreadable = await unreadableStory(services, url, editorContext);
    if (unreadable !== null) return unreadable;
    throw notFound(resolved.kind, url.pathname);
  }
  if (resolved.type === "redirect") throw redirect(resolved.to, 301);
  if (resolved.type === "vacancy") {
    markCacheable(context, "catalogue", "minute");
    return vacancyPage(services, resolved.vacancy);
  }
  const { story } = resolved;
  const live = liveContent(services, url, formPostResult(context));
  const edited = editorContext.asEditor ? await editedStory({ ...editorContext, slug: story.slug, story }, live) : null;
  // Every form has a token of its own.
  if (edited === null && findFormSection(story, services.settings) === null) {
    markCacheable(context, "content", "stock", "catalogue", "minute");
  }
  const sections = await buildSectionViews(story.sections, live);
  allowEmbeds(context, { ...embeddedHosts(sections), ...editorFrame(editorContext) });
  const crumbs = story.slug === HOME_SLUG ? [] : await storyCrumbs(services, story);
  return {
    title: story.title,
    description: story.description,
    noindex: story.noindex || edited !== null,
    path: canonicalPath(url.pathname, sections),
    crumbs,
    sections: edited === null ? sections : [],
    edited,
    icons: await loadIcons(services.icons, edited ?? sections),
    image: storyImage(story, services.siteUrl),
    structuredData: storyData(story, crumbs, services),
  };
};

export const action = async ({ request, url, context }: Route.ActionArgs) => {
  const services = servicesOf(context);
  const resolved = await resolvePage(services, url, createEditorContext(services, url).version);
  if (resolved.type === "error") throw notFound(resolved.kind, url.pathname);
  const section = resolved.type === "story" ? findFormSection(resolved.story, services.settings) : null;
  if (section === null) throw new Response(null, { status: 405, headers: { Allow: "GET, HEAD" } });
  return handleFormPost({ request, url, context }, formPostForSection(services, section, url));
};

/** Only the action sets `Retry-After`. */
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
    <IconsContext value={"icons" in loaderData ? loaderData.icons : {}}>
      {"edited" in loaderData && loaderData.edited ? (
        <EditedSections story={loaderData.edited} />
      ) : (
        <Sections views={loaderData.sections} />
      )}
    </IconsContext>
  </Main>
);

export default Page;
