/** Icons available to content. */
export const CONTENT_ICONS = [
  "arrow",
  "bolt",
  "calendar",
  "car",
  "check",
  "clock",
  "euro",
  "fuel",
  "gauge",
  "gearbox",
  "info",
  "luggage",
  "phone",
  "pin",
  "road",
  "search",
  "seat",
  "shield",
  "van",
] as const;

export type ContentIcon = (typeof CONTENT_ICONS)[number];

export const isContentIcon = (name: string): name is ContentIcon => CONTENT_ICONS.some((icon) => icon === name);
