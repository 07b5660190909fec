import type { MapView } from "./map-view.ts";

const examplePin = (slug: string, name: string, number: number, lat: number) => ({
  id: number,
  slug,
  name,
  number,
  lat,
  lng: 6.05,
  href: `#lieu-${slug}`,
});

/** A square country with a river, a town, a pin and two others near each other. */
export const exampleMapView: MapView = {
  bounds: { north: 50.2, south: 49.4, west: 5.5, east: 6.75 },
  limits: { north: 50.2, south: 49.4, west: 5.5, east: 6.75 },
  isPart: false,
  outside: [],
  background: {
    width: 880,
    height: 880,
    land: "M0 0l880 0 0 880-880 0z",
    home: "M200 150l480 0 0 560-480 0z",
    rivers: ["M300 150Q340 400 420 500L440 710"],
  },
  labels: [
    { x: 120, y: 440, text: "Belgique", kind: "country", side: null },
    { x: 520, y: 250, text: "Ettelbruck", kind: "town", side: "right" },
  ],
  markers: [
    { x: 300, y: 520, pins: [examplePin("exempleville", "Exempleville", 1, 49.608)], href: "#lieu-exempleville" },
    {
      x: 480,
      y: 400,
      pins: [
        examplePin("autreville", "Autreville", 2, 49.866),
        examplePin("bourg-exemple", "Bourg-Exemple", 3, 50.054),
      ],
      href: "/concessions?zone=49.8%2C6%2C50.1%2C6.2",
    },
  ],
};
