/** "lease_offers" of "./lease-offers/index.ts". */
export const sectionNameOf = (path: string): string => (path.split("/")[1] ?? "").replaceAll("-", "_");
