import type { LocationCard } from "../../locations/index.ts";
import { exampleMapView } from "../../platform/map/map.examples.ts";
import type { LocationsView } from "./locations.tsx";

/** Two locations, one of them open. */
export const EXAMPLE_LOCATIONS: readonly LocationCard[] = [
  { name: "Exempleville", lat: 49.61, lng: 6.05, isOpen: true, openNow: "Ouvert jusqu’à 18\u00a0h\u00a030" },
  { name: "Autreville", lat: 49.868, lng: 6.16, isOpen: false, openNow: "Fermé, ouvre lundi à 8\u00a0h" },
].map((location, index) => ({
  id: index + 1,
  ...location,
  slug: location.name.toLowerCase(),
  href: `/concessions/${location.name.toLowerCase()}`,
  address: ["1, rue de l’Exemple", `0000 ${location.name}`] as const,
  phone: "+33 1 99 00 00 01",
  phoneHref: "tel:+33199000001",
  routeHref: null,
  workshop: index === 0 ? { isOpen: false, openNow: "Fermé, ouvre lundi à 8\u00a0h" } : null,
  changesAt: 0,
}));

export const exampleLocations: LocationsView = {
  component: "locations",
  anchor: null,
  title: "Nos concessions",
  text: null,
  map: exampleMapView,
  mapHref: "/concessions",
  locations: EXAMPLE_LOCATIONS,
};
