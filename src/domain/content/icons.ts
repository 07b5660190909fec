/** Icons available to content. */
export const CONTENT_ICONS = [
  "arrow",
  "bolt",
  "calendar",
  "check",
  "clock",
  "fuel",
  "gauge",
  "gearbox",
  "info",
  "phone",
  "pin",
  "road",
  "search",
  "seat",
  "shield",
] as const;

export type ContentIcon = (typeof CONTENT_ICONS)[number];

export const isContentIcon = (name: string): name is ContentIcon => CONTENT_ICONS.some((icon) => icon === name);
