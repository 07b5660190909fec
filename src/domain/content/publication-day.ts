import { z } from "zod";
import { daySchema } from "./dates.ts";
import type { RawStory } from "./raw-story.ts";
import { singleBlockSchema } from "./section-fields.ts";
import type { Story } from "./story.ts";

/** The day from which a story is public, `YYYY-MM-DD`; null: it has none and is public at once. */
export const publicationDay = ({ article }: Pick<Story, "article">): string | null => article?.published_on ?? null;

const rawArticleSchema = singleBlockSchema(z.object({ published_on: daySchema }));

/** As `publicationDay`, of a story in the format of the content service. */
export const rawPublicationDay = ({ content }: Pick<RawStory, "content">): string | null => {
  const article = rawArticleSchema.safeParse(content["article"]);
  return article.success ? (article.data?.published_on ?? null) : null;
};

/** `today`: the market's, `YYYY-MM-DD`. */
export const isPublicOn = (day: string | null, today: string): boolean => day === null || day <= today;
