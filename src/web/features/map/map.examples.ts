import type { MapView } from "./map-view.ts";

/** A square country with a river, a town, a place and two others near each other. */
export const exampleMapView: MapView = {
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
    { x: 300, y: 520, places: [{ slug: "bertrange", name: "Bertrange", number: 1 }], href: "#lieu-bertrange" },
    {
      x: 480,
      y: 400,
      places: [
        { slug: "diekirch", name: "Diekirch", number: 2 },
        { slug: "clervaux", name: "Clervaux", number: 3 },
      ],
      href: "/concessions?zone=49.8%2C6%2C50.1%2C6.2",
    },
  ],
};
