import { redirect } from "react-router";
import { HOME_SLUG } from "#domain/content/index.ts";
import { loadIcons } from "../../features/icons/index.ts";
import { findFormSection } from "../../sections/form/content-form.server.ts";
import { createEditorContext, editedStory, editorFrame, unreadableStory } from "./edited-story.server.ts";
import { formPostResult } from "../../features/lead-form/index.server.ts";
import { liveContent } from "../../sections/load-live-content.server.ts";
import { notFound } from "../../features/errors/index.ts";
import { canonicalPath } from "./canonical-path.ts";
import { resolvePage } from "../../features/addresses/index.server.ts";
import { storyCrumbs, storyData, storyImage } from "./story-page.server.ts";
import { vacancyPage } from "./vacancy-page.server.ts";
import { embeddedHosts } from "../../sections/embedded-hosts.server.ts";
import { buildSectionViews } from "../../sections/section-views.server.ts";
import { allowEmbeds, markCacheable, servicesOf } from "../../router-context.ts";
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
