import type { PagePicture } from "./picture.ts";
import { darkRoom, dealership, road, showroom, yard } from "./rooms.ts";
import { box, path, row, TONE } from "./shapes.ts";

/** Pictures of locations and the road. */
export const LOCATION_PICTURES: readonly PagePicture[] = [
  {
    name: "showroom-new-cars",
    description: "three new cars in a showroom with a front of glass",
    scene: {
      room: showroom(560),
      cars: [
        { shape: "crossover", view: "rear", paint: "green", x: 1180, ground: 770, length: 600 },
        { shape: "electric", view: "side", paint: "silver", x: 520, ground: 760, length: 620 },
        { shape: "suv", view: "front", paint: "red", x: 800, ground: 970, length: 900 },
      ],
    },
  },
  {
    name: "showroom-delivery",
    description: "a new car under its cloth on the day it is handed over",
    scene: {
      room: showroom(600),
      cars: [{ shape: "covered", view: "front", paint: "unknown", x: 800, ground: 940, length: 1020 }],
    },
  },
  {
    name: "showroom-night",
    description: "a silver coupe alone in a dark showroom",
    scene: {
      room: darkRoom(),
      cars: [{ shape: "coupe", view: "front", paint: "silver", x: 800, ground: 920, length: 1020 }],
    },
  },
  {
    name: "used-cars-yard",
    description: "rows of used cars of every colour in the yard",
    scene: {
      room: yard(400),
      cars: (["grey", "blue", "white", "red", "silver", "green", "black", "beige"] as const).map((paint, index) => ({
        shape:
          (["city", "estate", "suv", "hatchback", "saloon", "crossover", "mpv", "coupe"] as const)[index] ?? "city",
        view: "front" as const,
        paint,
        x: 240 + (index % 4) * 390 - (index < 4 ? 60 : 0),
        ground: index < 4 ? 660 : 930,
        length: index < 4 ? 380 : 500,
      })),
    },
  },
  {
    name: "test-drive-road",
    description: "a car on a country road between fields and trees",
    scene: {
      room: road(),
      cars: [{ shape: "crossover", view: "side", paint: "orange", x: 780, ground: 880, length: 760 }],
    },
  },
  {
    name: "open-road-convertible",
    description: "a convertible on a country road on a fine day",
    scene: {
      room: road(),
      cars: [{ shape: "convertible", view: "side", paint: "red", x: 860, ground: 880, length: 760 }],
    },
  },
  {
    name: "location-bertrange",
    description: "the dealership in Bertrange with its wide front of glass",
    scene: {
      room: dealership({ sky: ["#a9c8d6", "#f4efe4"], accent: TONE.vermilion, storeys: 1, roof: "flat" }),
      cars: [
        { shape: "suv", view: "front", paint: "white", x: 360, ground: 930, length: 460 },
        { shape: "electric", view: "front", paint: "blue", x: 1180, ground: 960, length: 500 },
      ],
    },
  },
  {
    name: "location-niederkorn",
    description: "the dealership in Niederkorn under its saw-tooth roof",
    scene: {
      room: dealership({ sky: ["#c3cfd2", "#f1e7d6"], accent: "#7a4a36", storeys: 1, roof: "saw" }),
      cars: [
        { shape: "van", view: "front", paint: "white", x: 1200, ground: 960, length: 430 },
        { shape: "estate", view: "front", paint: "green", x: 460, ground: 950, length: 480 },
      ],
    },
  },
  {
    name: "location-esch-sur-alzette",
    description: "the dealership in Esch-sur-Alzette with its two storeys",
    scene: {
      room: dealership({ sky: ["#8fb3c6", "#f6dcc0"], accent: TONE.teal, storeys: 2, roof: "flat" }),
      cars: [
        { shape: "city", view: "front", paint: "orange", x: 420, ground: 940, length: 410 },
        { shape: "crossover", view: "front", paint: "silver", x: 1150, ground: 960, length: 470 },
      ],
    },
  },
  {
    name: "location-diekirch",
    description: "the dealership in Diekirch under its gable roof, before the hills",
    scene: {
      room: dealership({ sky: ["#bcd3d6", "#f4f0e2"], accent: TONE.green, storeys: 1, roof: "gable" }),
      cars: [{ shape: "mpv", view: "front", paint: "red", x: 780, ground: 970, length: 500 }],
    },
  },
  {
    name: "history-first-garage",
    description: "the group's first garage, as in an old photograph",
    sepia: true,
    scene: {
      room: `${dealership({ sky: ["#d9d2c2", "#efe8d8"], accent: "#6b5a44", storeys: 1, roof: "gable" })}${box(560, 430, 480, 280, "#5b4c3b")}${row(4, (index) => box(578 + index * 114, 450, 100, 250, "#6d5c48"))}${path("M700 330 h200 v50 h-200 Z", "#efe8d8")}`,
      cars: [{ shape: "saloon", view: "side", paint: "beige", x: 640, ground: 930, length: 620 }],
    },
  },
];
