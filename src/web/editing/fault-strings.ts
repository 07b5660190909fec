import type { Fault, FaultCode } from "#domain/content/index.ts";

const NBSP = "\u00a0";

const TYPES: Readonly<Record<string, string>> = {
  string: "un texte",
  number: "un nombre",
  int: "un nombre entier",
  boolean: "oui ou non",
  array: "une liste",
  object: "un bloc",
  record: "un bloc",
};

/** What is wrong, as editors read it in the preview. `detail`: bound, options or value. */
const FAULTS: Readonly<Record<FaultCode, (detail: string) => string>> = {
  missing: () => "ce champ est vide",
  type: (detail) => `il faut ${TYPES[detail] ?? "une autre sorte de valeur"}`,
  option: (detail) => `cette valeur n’existe pas${NBSP}; sont possibles${NBSP}: ${detail}`,
  variant: (detail) => `la variante «${NBSP}${detail}${NBSP}» n’existe pas${NBSP}: le bouton est secondaire`,
  date: () => `ce n’est pas une date comme 2026-10-02`,
  "too-long": (detail) => `le texte dépasse ${detail} caractères${NBSP}: la fin est coupée`,
  "too-many": (detail) => `il y en a plus de ${detail}${NBSP}: les suivants ne sont pas affichés`,
  "too-few": (detail) => `il en faut au moins ${detail}`,
  "too-small": (detail) => `il faut au moins ${detail}`,
  "too-large": (detail) => `il faut au plus ${detail}`,
  slug: () => "ce n’est pas un nom d’adresse (minuscules, chiffres et traits d’union)",
  icon: () => "ce n’est pas un nom d’icône",
  focus: () => "ce n’est pas un point focal",
  model: () => "il faut un modèle comme ford/puma",
  link: () => "ce lien ne mène nulle part",
  "dropped-link": (detail) => `le lien «${NBSP}${detail}${NBSP}» est retiré, son texte reste`,
  page: () => "il faut une adresse https, ou une page de ce site",
  "stock-query": (detail) => `«${NBSP}${detail}${NBSP}» n’est pas entièrement une recherche du stock`,
  "rich-text": () => "il faut un texte avec des mots",
  "form-option": (detail) => `le formulaire n’a pas le choix «${NBSP}${detail}${NBSP}»`,
  "no-words": () => "il faut un titre, un texte ou une image",
  "table-row": () => `la ligne n’a pas autant de cases que l’en-tête${NBSP}: elle est complétée ou coupée`,
  "missing-story": () => "la page liée n’existe pas, ou n’est pas publiée",
  section: (detail) => `il n’y a pas de section «${NBSP}${detail}${NBSP}»`,
  unreadable: (detail) => `ce fichier ne peut pas être lu${NBSP}: ${detail}`,
  invalid: () => "cette valeur n’est pas valable",
};

export const faultText = ({ code, detail }: Fault): string => FAULTS[code](detail);

export const editingStrings = {
  /** Problems that belong to no section. */
  story: "Cette page contient des erreurs",
  section: (component: string | null): string =>
    component === null ? "Section sans nom" : `Section «${NBSP}${component}${NBSP}»`,
  emptyToday: `rien à afficher aujourd’hui${NBSP}: les visiteurs ne voient pas cette section`,
  /** `part`: path of what the fault costs. */
  lost: (fault: string, part: string): string => `${fault} (non affiché${NBSP}: ${part})`,
} as const;
