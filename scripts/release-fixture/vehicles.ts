import type { Site } from "../../tests/browser-support/sites/site.ts";
import type { Vehicles } from "./forms.ts";

const findPath = async ({ url }: Pick<Site, "url">, query: string): Promise<string> => {
  const answer = await fetch(`${url}/api/v1/vehicles?availability=available&perPage=1&${query}`);
  const { vehicles } = (await answer.json()) as { readonly vehicles: readonly { readonly slug: string }[] };
  const [vehicle] = vehicles;
  if (vehicle === undefined) throw new Error(`the stock has no vehicle with ${query}`);
  return `/stock/${vehicle.slug}`;
};

export const findVehicles = async (site: Pick<Site, "url">): Promise<Vehicles> => ({
  bertrange: await findPath(site, "location=bertrange"),
  niederkorn: await findPath(site, "location=niederkorn"),
  leased: await findPath(site, "condition=new&monthly-max=900"),
});
