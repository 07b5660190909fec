import type { VacancyAttributes } from "../../../src/domain/people/index.ts";

/** A vacancy's own content; `vacancies.ts` adds the common fields. */
export type VacancyContent = Omit<
  VacancyAttributes,
  "id" | "text" | "apply_url" | "apply_email" | "hours" | "weekly_hours"
> & {
  readonly paragraphs: readonly string[];
  /** Weekly hours; fewer than 35 are part time. */
  readonly week: number;
};
