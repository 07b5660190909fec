import { uncapitalize } from "#domain/shared/index.ts";

/** Maps of locations. */
export const mapStrings = {
  label: "Carte de nos concessions",
  of: (name: string) => `Carte\u00a0: ${name}`,
  marker: (number: number, name: string) => `${number}, ${name}`,
  cluster: (places: readonly string[]) => `${places.length} concessions, agrandir\u00a0: ${places.join("\u00a0; ")}`,
  /** `openNow`: "Ouvert jusqu’à 18 h 30". */
  openNow: (name: string, openNow: string) => `${name}. Showroom\u00a0: ${uncapitalize(openNow)}`,
  move: "Déplacer et zoomer la carte",
  stopMoving: "Revenir à la carte fixe",
  loading: "La carte se charge…",
  notLoaded: "La carte mobile n’a pas pu être chargée. La carte fixe reste là.",
  /** Name of the position of the visitor's device. */
  you: "Vous",
  zoomIn: "Agrandir",
  zoomOut: "Réduire",
  toMap: "Voir sur la carte",
  wholeMap: "Voir toute la carte",
} as const;
