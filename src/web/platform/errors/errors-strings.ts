import type { ErrorTarget, PageErrorKind } from "#domain/shared/index.ts";

type PageErrorTexts = { readonly title: string; readonly description: string | null };

// The specification has texts for missing vehicles and pages; every other kind uses the generic ones.
const GENERIC: PageErrorTexts = { title: "Quelque chose s’est mal passé", description: null };

const PAGES: Readonly<Partial<Record<PageErrorKind, PageErrorTexts>>> = {
  "page-not-found": {
    title: "Cette page n’existe pas",
    description: "L’adresse a peut-être changé, ou une lettre s’est perdue en route. Reprenons depuis l’accueil.",
  },
  "vehicle-not-found": {
    title: "Ce véhicule n’est plus disponible",
    description: "Il a sans doute trouvé son conducteur. D’autres vous attendent dans notre stock.",
  },
};

const BUTTONS: Readonly<Record<ErrorTarget, string>> = { home: "Retour à l’accueil", stock: "Voir nos véhicules" };

export const errorStrings = {
  page: (kind: PageErrorKind): PageErrorTexts => PAGES[kind] ?? GENERIC,
  buttons: BUTTONS,
  /** Displayed while the database is down. */
  unavailable: {
    title: "Cette page revient dans un instant",
    description: "Notre service est momentanément indisponible. Réessayez dans quelques instants, ou appelez-nous.",
    button: "Réessayer",
  },
  locations: "Nos concessions",
  otherOffers: "Les offres de leasing du moment",
  status: (status: number) => `Erreur ${status}`,
  search: { label: "Chercher un véhicule", hint: "Marque ou modèle", submit: "Rechercher" },
  /** Replaces the specification's default message in the title. */
  notFound: "Page introuvable",
  /** The specification's title of an error page. */
  documentTitle: (status: number, message: string) => `${status} – ${message}`,
} as const;
