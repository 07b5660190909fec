import type { LocationCard } from "./location-card.ts";

/** Street, then postcode and town, which stay on one line. */
export const PostalLines = ({ lines: [street, town] }: { readonly lines: LocationCard["address"] }) => (
  <>
    {street}, <span className="nowrap">{town}</span>
  </>
);
