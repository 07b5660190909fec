import { z } from "zod";

/** Social networks by their keys; strings have their names. */
const SOCIAL_NETWORKS = ["facebook", "instagram", "linkedin", "youtube", "tiktok", "x"] as const;

export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

/** Pages of a market or of a location on social networks, at most one for each network, in the order of their display. */
export const socialLinksSchema = z
  .array(z.strictObject({ network: z.enum(SOCIAL_NETWORKS), url: z.url({ protocol: /^https$/ }).max(300) }))
  .refine((links) => new Set(links.map(({ network }) => network)).size === links.length, {
    error: "has a network twice",
  })
  .default([]);

export type SocialLink = Readonly<z.infer<typeof socialLinksSchema>[number]>;
