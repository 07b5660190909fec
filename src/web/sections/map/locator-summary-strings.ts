import { fillPlaceholders } from "#application/strings/forms/placeholders.ts";

/** Describes how the matching locations are sorted; server only. */
export const locatorSummaryStrings = {
  nearestTo: (count: string, town: string) =>
    fillPlaceholders("{count}, la plus proche de {town} d’abord. Distances à vol d’oiseau.", { count, town }),
  nearestToYou: (count: string) => `${count}, la plus proche de vous d’abord. Distances à vol d’oiseau.`,
} as const;
