import { z } from "zod";
import { line, optionalImage, optionalParagraph, single } from "./section-parts.ts";
import type { Section } from "./sections.ts";

/** What makes a story a news article. */
const article = z.object({
  /** ISO 8601 day it is shown with and ordered by. */
  published_on: z.iso.date(),
  category: line,
  teaser: line,
  image: optionalImage,
});

export const storyEnvelopeSchema = z.object({
  uuid: z.uuid().nullable().default(null),
  /** The editor's name of it; the last word of the breadcrumbs. */
  name: line,
  /** Title of the window and in search engines. */
  title: line,
  description: optionalParagraph,
  /** ISO 8601 instant. */
  updated_at: z.iso.datetime({ offset: true }),
  noindex: z.boolean().default(false),
  article: single(article).default(null),
  sections: z.array(z.unknown()).default([]),
});

/** What was wrong with content: the story, the field within it, and English words for the operator. */
export type ContentProblem = { readonly story: string; readonly field: string; readonly message: string };

/** A section that is not shown, and why: `at` counts all of the story's sections as they were written, from 0. */
export type DroppedSection = {
  readonly at: number;
  /** As written; null where it names none. */
  readonly component: string | null;
  readonly problems: readonly ContentProblem[];
};

/** A page of content: an address, what search engines read, and its sections in order. */
export type Story = Omit<Readonly<z.infer<typeof storyEnvelopeSchema>>, "sections"> & {
  /** Full slug: "home", "faq", "services/financement". */
  readonly slug: string;
  readonly sections: readonly Section[];
  readonly dropped: readonly DroppedSection[];
};

/** A news article's own facts. */
export type Article = Readonly<z.infer<typeof article>>;

/** Where the sections that are shown stood among all that were written, in their order. */
export const sectionPlaces = ({ sections, dropped }: Pick<Story, "sections" | "dropped">): readonly number[] => {
  const gone = new Set(dropped.map(({ at }) => at));
  return Array.from({ length: sections.length + dropped.length }, (_, at) => at).filter((at) => !gone.has(at));
};

export const HOME_SLUG = "home";

/** The address of a story from the root. */
export const storyPath = (slug: string): string => (slug === HOME_SLUG ? "/" : `/${slug}`);

/** The slug of a story at an address without its query; the root is the home page. */
export const slugOfPath = (pathname: string): string => pathname.replaceAll(/^\/+|\/+$/g, "") || HOME_SLUG;
