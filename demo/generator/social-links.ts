import type { LocationAttributes } from "../../src/domain/locations/location.ts";

/** Pages of a location on hosts that do not exist. */
export const socialLinks = (account: string): LocationAttributes["social"] =>
  (["facebook", "instagram"] as const).map((network) => ({ network, url: `https://${network}.example/${account}` }));
