import { z } from "zod";
import { daySchema, instantSchema } from "./dates.ts";
import {
  emptiableLineSchema,
  lineSchema,
  optionalImageSchema,
  optionalParagraphSchema,
  singleBlockSchema,
} from "./section-fields.ts";
import type { ContentFault } from "./faults/faults.ts";
import type { Section } from "./sections.ts";
import { heroSectionSchema } from "./sections/hero.ts";

/** Attributes of a news article. */
const articleSchema = z.object({
  published_on: daySchema,
  category: emptiableLineSchema,
  teaser: emptiableLineSchema,
  image: optionalImageSchema,
});

/** Missing texts and the date are replaced: no fault of theirs costs the page. */
export const storyEnvelopeSchema = z.object({
  uuid: z.uuid().nullable().default(null),
  /** Name for editors and breadcrumbs. */
  name: lineSchema.nullable(),
  /** Page title for browsers and search engines. */
  title: lineSchema.nullable(),
  description: optionalParagraphSchema,
  updated_at: instantSchema.nullable(),
  noindex: z.boolean().default(false),
  article: singleBlockSchema(articleSchema).default(null),
  sections: z.array(z.unknown()).default([]),
});

/** A section of which nothing is left. `field`: its path within the story; `index`: of the section that follows it. */
export type DroppedSection = {
  readonly field: string;
  readonly index: number;
  /** Null when the source names no component. */
  readonly component: string | null;
};

type StoryEnvelope = Readonly<z.infer<typeof storyEnvelopeSchema>>;

/** A content page. */
export type Story = Omit<StoryEnvelope, "sections" | "name" | "title" | "updated_at"> & {
  /** Full slug: "home", "faq", "services/financement". */
  readonly slug: string;
  readonly name: string;
  readonly title: string;
  readonly updated_at: string;
  readonly sections: readonly Section[];
  /** Paths of the sections within the story, "sections.2"; of one within a rich text, of its block. */
  readonly sectionFields: readonly string[];
  readonly dropped: readonly DroppedSection[];
  /** Everything that was left out or replaced. */
  readonly faults: readonly ContentFault[];
};

export type Article = Readonly<z.infer<typeof articleSchema>>;

/** A head with nothing but the title of the page. */
export const titleHead = ({ title }: Pick<Story, "title">): Section =>
  heroSectionSchema.parse({ component: "hero", title });

/** A page that lacks a head, as one without any section, begins with its title. */
export const withHead = (story: Story): Story => {
  if (story.sections.some(({ component }) => component === "hero" || component === "model_head")) return story;
  return {
    ...story,
    sections: [titleHead(story), ...story.sections],
    sectionFields: ["title", ...story.sectionFields],
    dropped: story.dropped.map((section) => ({ ...section, index: section.index + 1 })),
  };
};
