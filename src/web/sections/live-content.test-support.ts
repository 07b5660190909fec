import { LEAD_KINDS } from "#domain/leads/index.ts";
import { createPaths, FRENCH_SEGMENTS } from "#domain/site/index.ts";
import { leadFormView } from "../features/lead-form/form-view.server.ts";
import { sampleDesk } from "../features/lead-form/sample-desk.ts";
import type { LiveContent } from "./live-content.ts";

/** A group that has nothing but what a test gives it, on a Friday morning in November 2026. */
export const liveOf = (known: Partial<LiveContent> = {}): LiveContent => ({
  paths: createPaths(FRENCH_SEGMENTS),
  count: () => 0,
  cards: async () => [],
  brands: [],
  models: [],
  locations: [],
  employees: [],
  vacancies: [],
  articles: async () => [],
  storySlugs: async () => new Set(),
  monthOf: () => null,
  formOf: ({ kind }) => leadFormView(sampleDesk(), { kind: LEAD_KINDS[kind], subject: null }),
  path: "/page",
  search: new URLSearchParams(),
  hosts: { embeds: [], media: [] },
  now: new Date("2026-11-20T10:00:00Z"),
  timeZone: "Europe/Luxembourg",
  ...known,
});
