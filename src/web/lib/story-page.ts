import { plainTextOf, storyPath, type Story } from "#domain/content/index.ts";
import type { Crumb } from "../../ui/breadcrumbs/breadcrumbs.tsx";
import type { WebServices } from "../services.ts";
import { crumbsTo } from "./crumbs.ts";
import { dealerWithHours } from "./dealer-data.ts";
import { crumbsData, SCHEMA, type StructuredData } from "./structured-data.ts";

/** The stories above one, from the top, as far as there are such pages: "services" of "services/financement". */
const storiesAbove = async ({ content }: WebServices, slug: string): Promise<readonly Story[]> => {
  const parts = slug.split("/").slice(0, -1);
  const above = await Promise.all(parts.map((_, depth) => content.story(parts.slice(0, depth + 1).join("/"))));
  return above.filter((story) => story !== null);
};

/** The way to a story, by its place in the tree. */
export const storyCrumbs = async (services: WebServices, story: Story): Promise<readonly Crumb[]> => {
  const above = await storiesAbove(services, story.slug);
  return crumbsTo(services, ...above.map(({ name, slug }) => ({ label: name, href: storyPath(slug) })), {
    label: story.name,
  });
};

const absolute = (siteUrl: string, src: string): string => (src.startsWith("/") ? siteUrl + src : src);

type Picture = { readonly src: string; readonly alt: string };

/** The picture that stands for a story where it is linked: the article's, else that of its head. */
const pictureOf = ({ article, sections }: Story): Picture | null =>
  article?.image ?? sections.find((section) => section.component === "hero")?.image ?? null;

export const storyImage = (story: Story, siteUrl: string): { readonly url: string; readonly alt: string } | null => {
  const picture = pictureOf(story);
  return picture && { url: absolute(siteUrl, picture.src), alt: picture.alt };
};

/** Source: https://schema.org/FAQPage */
const questions = ({ sections }: Story): StructuredData | null => {
  const items = sections.flatMap((section) => (section.component === "accordion" ? section.items : []));
  if (items.length === 0) return null;
  return {
    "@context": SCHEMA,
    "@type": "FAQPage",
    mainEntity: items.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: plainTextOf(answer) },
    })),
  };
};

/** Source: https://schema.org/NewsArticle */
const news = (story: Story, { settings, siteUrl }: WebServices): StructuredData | null =>
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

/** The group's places on the pages that show them. */
const dealers = ({ sections }: Story, { catalogue }: WebServices): readonly StructuredData[] => {
  const shown = new Set(
    sections.flatMap((section) => (section.component === "location_teaser" ? [section.location] : [])),
  );
  const all = sections.some(({ component }) => component === "locations" || component === "map");
  return catalogue()
    .locations.filter(({ slug }) => all || shown.has(slug))
    .map((location) => ({ "@context": SCHEMA, ...dealerWithHours(location) }));
};

/** What a story tells machines beside its words. */
export const storyData = (story: Story, crumbs: readonly Crumb[], services: WebServices): readonly StructuredData[] =>
  [crumbsData(crumbs, services.siteUrl), questions(story), news(story, services), ...dealers(story, services)].filter(
    (data) => data !== null,
  );
