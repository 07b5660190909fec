/** Words about the group's places. */
export const locationStrings = {
  map: "Carte du Luxembourg avec nos concessions",
  route: "Itinéraire",
} as const;
