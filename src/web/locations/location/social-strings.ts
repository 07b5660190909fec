import type { SocialNetwork } from "#domain/locations/index.ts";

export const NETWORK_NAMES: Readonly<Record<SocialNetwork, string>> = {
  facebook: "Facebook",
  instagram: "Instagram",
  linkedin: "LinkedIn",
  youtube: "YouTube",
  tiktok: "TikTok",
  x: "X",
};

export const socialStrings = {
  /** `of`: name of the location; empty for the group. */
  label: (of: string) => (of === "" ? "Réseaux sociaux" : `${of} sur les réseaux sociaux`),
} as const;
