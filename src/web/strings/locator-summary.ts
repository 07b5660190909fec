import { fillPlaceholders } from "#application/strings/forms/placeholders.ts";

/** How the locations that were found are sorted; made by the server. */
export const locatorSummaryStrings = {
  nearestTo: (count: string, town: string) =>
    fillPlaceholders("{count}, la plus proche de {town} d’abord. Distances à vol d’oiseau.", { count, town }),
  nearestToYou: (count: string) => `${count}, la plus proche de vous d’abord. Distances à vol d’oiseau.`,
} as const;
