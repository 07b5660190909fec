/** Body shapes of the studio pictures; `covered` is a car under a sheet, for an unknown body. */
export const STUDIO_SHAPES = [
  "city",
  "hatchback",
  "saloon",
  "estate",
  "suv",
  "crossover",
  "mpv",
  "coupe",
  "convertible",
  "van",
  "smallvan",
  "pickup",
  "electric",
  "covered",
] as const;

export type StudioShape = (typeof STUDIO_SHAPES)[number];
