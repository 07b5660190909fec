import type { Site } from "./sites/site.ts";

export type ListedVehicle = { readonly id: number; readonly title: string; readonly slug: string };

/** The vehicles that the site's API lists for a query. */
export const listVehicles = async ({ url }: Pick<Site, "url">, query: string): Promise<readonly ListedVehicle[]> => {
  const response = await fetch(`${url}/api/v1/vehicles?${query}`);
  return ((await response.json()) as { readonly vehicles: readonly ListedVehicle[] }).vehicles;
};
