import type { VacancyAttributes } from "../../../src/domain/people/index.ts";
import { ENTRY_LEVEL_VACANCIES } from "./entry-level-vacancies.ts";
import type { VacancyContent } from "./vacancy-content.ts";
import { SHOWROOM_VACANCIES } from "./showroom-vacancies.ts";
import { toFrenchTypography } from "../typography.ts";
import { WORKSHOP_VACANCIES } from "./workshop-vacancies.ts";

/** Hours of the shortest full week, which is that of France. */
const FULL_WEEK = 35;

/** `at`: index in the list of vacancies. */
export const toVacancyAttributes = (
  { week, paragraphs, ...content }: VacancyContent,
  at: number,
): VacancyAttributes => ({
  id: at + 1,
  ...content,
  title: toFrenchTypography(content.title),
  teaser: toFrenchTypography(content.teaser),
  text: paragraphs.map(toFrenchTypography).join("\n\n"),
  tasks: content.tasks.map(toFrenchTypography),
  profile: content.profile.map(toFrenchTypography),
  benefits: content.benefits.map(toFrenchTypography),
  hours: week < FULL_WEEK ? "part_time" : "full_time",
  weekly_hours: week,
  apply_url: null,
  apply_email: "carrieres@alzette-automobiles.example",
});

export const createDemoVacancies = (): readonly VacancyAttributes[] =>
  [...WORKSHOP_VACANCIES, ...SHOWROOM_VACANCIES, ...ENTRY_LEVEL_VACANCIES].map(toVacancyAttributes);
