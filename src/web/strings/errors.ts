import type { PageErrorKind } from "#domain/shared/index.ts";

export type PageErrorTexts = {
  readonly title: string;
  readonly description: string | null;
  /** Label of the link to the home page or to the stock. */
  readonly button: string;
};

const HOME_BUTTON = "Retour à l’accueil";

// The specification has texts for missing vehicles and pages; every other kind uses the generic ones.
const GENERIC = { title: "Quelque chose s’est mal passé", description: null, button: HOME_BUTTON } as const;

const PAGES: Readonly<Record<PageErrorKind, PageErrorTexts>> = {
  "something-went-wrong": GENERIC,
  "page-not-found": {
    title: "Cette page n’existe pas",
    description: "L’adresse a peut-être changé, ou une lettre s’est perdue en route. Reprenons depuis l’accueil.",
    button: HOME_BUTTON,
  },
  "vehicle-not-found": {
    title: "Ce véhicule n’est plus disponible",
    description: "Il a sans doute trouvé son conducteur. D’autres vous attendent dans notre stock.",
    button: "Voir nos véhicules",
  },
  "location-not-found": GENERIC,
  "vehicle-form-not-found": GENERIC,
  "brand-not-found": GENERIC,
  "news-article-not-found": GENERIC,
  "lease-vehicle-not-found": GENERIC,
  "broken-link": GENERIC,
};

export const errorStrings = {
  pages: PAGES,
  status: (status: number) => `Erreur ${status}`,
  /** Replaces the general text while the sold vehicle is known. */
  sold: (name: string) => `${name} a trouvé preneur. D’autres vous attendent dans notre stock.`,
} as const;
