import { checkContent } from "../../src/application/content/check/check-content.ts";
import type { SiteInventory } from "../../src/application/content/check/site-inventory.ts";
import { parseShell, parseStory, type Shell, type Story } from "#domain/content/index.ts";
import { FRENCH_SEGMENTS } from "#domain/site/index.ts";

export const SITE: SiteInventory = {
  segments: FRENCH_SEGMENTS,
  redirects: new Map([["/ancien", { kind: "redirect", status: 301, location: "/faq", external: false }]]),
  redirectsFile: null,
  catalogue: {
    brands: new Set(["ford"]),
    models: new Map([["ford/puma", { versions: [], dimensions: null, intro: null, highlights: [] }]]),
    locations: new Set(["diekirch"]),
    employees: new Set(["anne-muller"]),
    leaseOffers: new Set(["ford-puma"]),
    vacancies: new Set(["mecanicien"]),
  },
  isFormOffered: (kind) => kind !== "trade_in",
  hasFile: (path) => path === "/media/there.webp",
  imageHosts: ["images.example"],
  hasIcon: (name) => name === "clock",
  frontierBuyers: [],
};

export const DESCRIPTION = "Ce que vous trouverez sur cette page, dit en une phrase entière.";

export const aStory = (
  slug: string,
  sections: readonly unknown[],
  changes: Readonly<Record<string, unknown>> = {},
): Story => {
  const parsed = parseStory(slug, {
    name: slug,
    title: `Titre de ${slug}`,
    description: `${DESCRIPTION} ${slug}`,
    updated_at: "2026-11-16T08:00:00Z",
    sections,
    ...changes,
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value.value;
};

export const aShellWithLinks = (...links: readonly string[]): Shell => {
  const shell = parseShell({
    navigation: links.map((link) => ({ label: link, link })),
    footer: { columns: [], legal_links: [], legal_text: "Texte" },
  });
  return shell.value;
};

export const aCallToAction = (...links: readonly string[]) => ({
  component: "call_to_action",
  anchor: "appel",
  title: "Et maintenant",
  buttons: links.map((link) => ({ label: "Aller", link })),
});

/** Findings as "rule story field: message". */
export const check = (stories: readonly Story[], shell = aShellWithLinks(), site = SITE) =>
  checkContent({ stories, shell, problems: stories.flatMap(({ faults }) => faults) }, site).map(
    ({ rule, story: slug, field, message }) => `${rule} ${slug} ${field}: ${message}`,
  );

export const aForm = (kind: string, location: string | null = null) => ({
  component: "form",
  kind,
  location,
  anchor: "demande",
});
