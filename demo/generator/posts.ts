import type { VacancyFacts } from "../../src/domain/people/index.ts";

/** A post as it is told; what all posts of the group share is added by `vacancies.ts`. */
export type Post = Omit<VacancyFacts, "id" | "text" | "apply_url" | "apply_email" | "hours" | "weekly_hours"> & {
  readonly paragraphs: readonly string[];
  /** Hours a week; fewer than 40 are part time. */
  readonly week: number;
};
