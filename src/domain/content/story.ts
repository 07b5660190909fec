import { z } from "zod";
import { trimCharacters } from "../shared/index.ts";
import { daySchema, instantSchema } from "./dates.ts";
import { lineSchema, optionalImageSchema, optionalParagraphSchema, singleBlockSchema } from "./section-fields.ts";
import type { Section } from "./sections.ts";

/** Attributes of a news article. */
const articleSchema = z.object({
  published_on: daySchema,
  category: lineSchema,
  teaser: lineSchema,
  image: optionalImageSchema,
});

export const storyEnvelopeSchema = z.object({
  uuid: z.uuid().nullable().default(null),
  /** Name for editors and breadcrumbs. */
  name: lineSchema,
  /** Page title for browsers and search engines. */
  title: lineSchema,
  description: optionalParagraphSchema,
  updated_at: instantSchema,
  noindex: z.boolean().default(false),
  article: singleBlockSchema(articleSchema).default(null),
  sections: z.array(z.unknown()).default([]),
});

/** `story`: slug; `field`: path within the story; `message`: English, for operators. */
export type ContentProblem = {
  readonly story: string;
  readonly field: string;
  readonly message: string;
  /** True if the story cannot be read: its last valid version stays. */
  readonly isOld?: true;
};

/** An invalid section. `position`: index among all sections of the source. */
export type DroppedSection = {
  readonly position: number;
  /** Null when the source names no component. */
  readonly component: string | null;
  readonly problems: readonly ContentProblem[];
};

/** A content page. */
export type Story = Omit<Readonly<z.infer<typeof storyEnvelopeSchema>>, "sections"> & {
  /** Full slug: "home", "faq", "services/financement". */
  readonly slug: string;
  readonly sections: readonly Section[];
  readonly dropped: readonly DroppedSection[];
};

export type Article = Readonly<z.infer<typeof articleSchema>>;

/** Indexes of the valid sections among all sections of the source. */
export const sectionPositions = ({ sections, dropped }: Pick<Story, "sections" | "dropped">): readonly number[] => {
  const droppedPositions = new Set(dropped.map(({ position }) => position));
  return Array.from({ length: sections.length + dropped.length }, (_, position) => position).filter(
    (position) => !droppedPositions.has(position),
  );
};

export const HOME_SLUG = "home";

/** URL path of a story. */
export const storyPath = (slug: string): string => (slug === HOME_SLUG ? "/" : `/${slug}`);

/** A second address of the home page, whose canonical address is the root. */
export const HOME_PAGE_PATH = "/home-page";

/** Slug of the story at a URL path; the root is the home page. */
export const pathToSlug = (pathname: string): string =>
  pathname === HOME_PAGE_PATH ? HOME_SLUG : trimCharacters(pathname, "/") || HOME_SLUG;
