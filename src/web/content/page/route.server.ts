import { redirect } from "react-router";
import type { SiteServices } from "#application/site/index.ts";
import { HOME_SLUG, storyPath, type Story, titleHead, withHead } from "#domain/content/index.ts";
import { createDerivedCache } from "#domain/shared/index.ts";
import type { Crumb } from "../../../ui/breadcrumbs/breadcrumbs.tsx";
import { loadIcons } from "../../platform/icons/index.ts";
import { modelCrumbs, modelData } from "../../models/index.server.ts";
import { storyModel } from "../../sections/elements/page-model.ts";
import type { LiveContent } from "../../sections/elements/live-content.ts";
import { type SectionWithSource, withModelSections } from "../../sections/elements/with-model-sections.ts";
import { findFormSection, formPostForSection } from "../../sections/form/content-form.server.ts";
import { createEditorContext, editedStory, editorFrame, splitViews, unreadableStory } from "./edited-story.server.ts";
import { formPostResult, handleFormPost } from "../../leads/index.server.ts";
import { liveContent } from "../../sections/load-live-content.server.ts";
import { notFound } from "../../platform/errors/index.ts";
import { buildAppointmentButtonsView } from "../../sections/form/appointment-buttons-view.server.ts";
import type { SectionView } from "../../sections/elements/define-section.ts";
import { dealerWithHours } from "../../locations/index.server.ts";
import { crumbsData, SCHEMA, type StructuredData } from "../../platform/page/index.ts";
import { crumbsTo, parentSteps, storyPicture } from "../../platform/page/index.server.ts";
import { resolvePage } from "../../platform/addresses/index.server.ts";
import { isPastLastPage, listPage } from "../../sections/news-list/news-list.tsx";
import { listPageTitle } from "../../sections/news-list/news-strings.ts";
import type { Vacancy } from "#domain/people/index.ts";
import { careerStrings as strings } from "../../careers/index.ts";
import { toVacancyView, vacancyData } from "../../careers/index.server.ts";
import {
  buildSectionViews,
  embeddedHosts,
  isHead,
  sectionsText,
  showsLiveData,
} from "../../sections/section-views.server.ts";
import {
  allowEmbeds,
  declareParameters,
  markCacheable,
  markContentOnly,
  servicesOf,
} from "../../platform/router-context/index.ts";
import type { Route } from "./+types/route";

const storyCrumbs = async (
  services: SiteServices<"settings" | "paths" | "content" | "catalogue">,
  story: Story,
): Promise<readonly Crumb[]> => {
  const model = storyModel(story.slug, services.catalogue());
  return model === null
    ? crumbsTo(services, ...(await parentSteps(services, story.slug)), { label: story.name })
    : modelCrumbs(services, { ...model, address: storyPath(story.slug) });
};

const absolute = (siteUrl: string, src: string): string => (src.startsWith("/") ? siteUrl + src : src);

/** Source: https://schema.org/NewsArticle */
const articleData = (
  story: Story,
  { settings, siteUrl }: SiteServices<"settings" | "siteUrl">,
): StructuredData | null =>
  story.article && {
    "@context": SCHEMA,
    "@type": "NewsArticle",
    headline: story.title,
    description: story.article.teaser,
    articleSection: story.article.category,
    datePublished: story.article.published_on,
    dateModified: story.updated_at,
    mainEntityOfPage: siteUrl + storyPath(story.slug),
    ...(story.article.image ? { image: [absolute(siteUrl, story.article.image.src)] } : {}),
    publisher: { "@type": "Organization", name: settings.group.name, url: siteUrl },
  };

/** The locations displayed by the story. */
const dealersData = ({ sections }: Story, { catalogue }: SiteServices<"catalogue">): readonly StructuredData[] => {
  const visible = new Set(
    sections.flatMap((section) => (section.component === "location_teaser" ? [section.location] : [])),
  );
  const all = sections.some(({ component }) => component === "locations" || component === "map");
  return catalogue()
    .locations.filter(({ slug }) => all || visible.has(slug))
    .map((location) => ({ "@context": SCHEMA, ...dealerWithHours(location) }));
};

/** Null for parts that the story does not have. */
type StoryData = readonly (StructuredData | null)[];

const storyModelData = ({ slug }: Story, services: SiteServices<"siteUrl" | "catalogue">): StructuredData | null => {
  const found = storyModel(slug, services.catalogue());
  const { siteUrl } = services;
  return found && modelData({ ...found, url: siteUrl + storyPath(slug), siteUrl });
};

type StoryDataServices = SiteServices<"settings" | "siteUrl" | "catalogue">;

const storyData = (story: Story, crumbs: readonly Crumb[], services: StoryDataServices): StoryData => [
  crumbsData(crumbs, services.siteUrl),
  articleData(story, services),
  storyModelData(story, services),
  ...dealersData(story, services),
];

const cachedData = createDerivedCache<Story, StoryData>();

const storyDataOnce = (story: Story, crumbs: readonly Crumb[], services: StoryDataServices): StoryData => {
  const inputs = [services, services.catalogue(), JSON.stringify(crumbs)];
  return cachedData(story, inputs, () => storyData(story, crumbs, services));
};

/** The sections of a story as its page shows them: a story about a model also has the model's own. */
const placeSections = (
  { slug, sections }: Story,
  { catalogue }: SiteServices<"catalogue">,
): readonly SectionWithSource[] => {
  const found = storyModel(slug, catalogue());
  return found ? withModelSections(sections, found) : sections.map((section) => ({ section, source: section }));
};

/** Records the parameters that sections read by name; the page depends on these. */
class RecordedParameters extends URLSearchParams {
  readonly #names = new Set<string>();

  override get(name: string): string | null {
    this.#names.add(name);
    return super.get(name);
  }

  wasRead(name: string): boolean {
    return this.#names.has(name);
  }
}

/** A page whose heads have no content today, as one of an unknown model, begins with its title. */
const buildPage = async (story: Story, placed: readonly SectionWithSource[], live: LiveContent) => {
  const views = await buildSectionViews(
    placed.map(({ section }) => section),
    live,
  );
  return views.some(isHead) ? views : [...(await buildSectionViews([titleHead(story)], live)), ...views];
};

/** Page numbers of a news list are canonical; all other parameters are dropped. */
export const canonicalListPath = (pathname: string, sections: readonly SectionView[]): string => {
  const page = listPage(sections);
  return page === 1 ? pathname : `${pathname}?page=${page}`;
};

const vacancyPage = (services: SiteServices<"settings" | "paths" | "siteUrl" | "catalogue">, vacancy: Vacancy) => {
  const { catalogue, paths, settings, siteUrl } = services;
  const location = catalogue().locations.find(({ slug }) => slug === vacancy.location) ?? null;
  const careersHref = paths.careers();
  const employer = { name: settings.group.name, url: siteUrl };
  return {
    title: location === null ? vacancy.title : `${vacancy.title}, ${location.town}`,
    description: vacancy.teaser,
    noindex: false,
    path: paths.vacancy(vacancy),
    crumbs: crumbsTo(services, { label: strings.careers, href: careersHref }, { label: vacancy.title }),
    vacancy: toVacancyView({ vacancy, location, careersHref, applicationHref: paths.vacancyApplication(vacancy) }),
    image: null,
    structuredData: [vacancyData({ vacancy, location, employer })],
  };
};

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
  const story = withHead(resolved.story);
  const parameters = new RecordedParameters(url.searchParams);
  const live = { ...liveContent(services, url, formPostResult(context), editorContext.version), search: parameters };
  const placed = placeSections(story, services);
  const editedViews = editorContext.asEditor
    ? await editedStory({ ...editorContext, slug: story.slug, story, placed }, live)
    : null;
  const { edited, views } = editedViews === null ? { edited: null, views: null } : splitViews(editedViews);
  // Every form contains its own token.
  if (edited === null && findFormSection(story, services.settings) === null) {
    markCacheable(context, "content", "stock", "catalogue", "minute");
    declareParameters(context, (name) => parameters.wasRead(name));
  }
  const sections = await buildPage(story, placed, live);
  if (isPastLastPage(url.searchParams, sections)) throw notFound("page-not-found", url.pathname);
  if (!showsLiveData(sections)) markContentOnly(context);
  allowEmbeds(context, { ...embeddedHosts(sections), ...editorFrame(editorContext) });
  const icons = await loadIcons(services.icons, views ?? sections);
  const crumbs = story.slug === HOME_SLUG ? [] : await storyCrumbs(services, story);
  return {
    title: listPageTitle(story.title, listPage(sections)),
    description: story.description,
    noindex: story.noindex || edited !== null,
    path: canonicalListPath(story.slug === HOME_SLUG ? services.paths.home() : url.pathname, sections),
    crumbs,
    sections: sectionsText(context, views ?? sections),
    edited,
    appointments: await buildAppointmentButtonsView(services, story.sections),
    icons,
    image: storyPicture(story, services.siteUrl),
    structuredData: storyDataOnce(story, crumbs, services),
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
