import { LEAD_KINDS, placeSubject } from "#domain/leads/index.ts";
import { createPaths, FRENCH_SEGMENTS } from "#domain/site/index.ts";
import { formOrPlaces } from "../features/lead-form/place-choice.server.ts";
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
  workshops: async () => () => null,
  monthOf: () => null,
  offers: ({ kind }) => kind !== "trade_in",
  formOf: ({ kind, location }, anchor) => {
    const places = known.locations ?? [];
    const place = places.find(({ slug }) => slug === location);
    const about = { kind: LEAD_KINDS[kind], subject: place ? placeSubject(place) : null };
    const url = new URL(`https://www.example/page?${known.search ?? ""}`);
    return formOrPlaces(sampleDesk({ places: () => places }), about, { url, anchor });
  },
  path: "/page",
  search: new URLSearchParams(),
  hosts: { embeds: [], media: [] },
  now: new Date("2026-11-20T10:00:00Z"),
  timeZone: "Europe/Luxembourg",
  ...known,
});
