import type { PagePicture } from "./picture.ts";
import { darkRoom, lift, showroom, toolBoard, toolChest, workshop, yard } from "./rooms.ts";
import { box, path, row, SOFT, tread, TONE, tube, wheel } from "./shapes.ts";

const PAPER_CARD = (x: number, y: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${box(6, 10, 330, 430, "#000", 'opacity=".22" rx="10" filter="url(#soft)"')}${box(0, 0, 330, 430, "#fdfcf9", 'rx="10"')}
  ${box(36, 40, 150, 16, TONE.ink)}${row(4, (index) => box(36, 84 + index * 30, index % 2 ? 210 : 250, 8, TONE.sand))}
  ${row(6, (index) => box(40 + index * 43, 360 - (150 - index * 20), 26, 150 - index * 20, index === 2 ? TONE.vermilion : TONE.teal, 'rx="3"'))}${box(36, 366, 256, 3, TONE.ink)}</g>`;

const CHARGER = `${box(1330, 380, 130, 480, "#eef1f0", 'rx="22"')}${box(1352, 410, 86, 130, TONE.ink, 'rx="10"')}
  <path d="M1400 428 l-24 46 h18 l-8 38 32 -52 h-20 z" fill="#7fd3a0"/>${box(1318, 850, 156, 22, "#5d686b", 'rx="6"')}
  <path d="M1345 620 C1210 650 1290 930 1180 900 S1120 760 1086 700" fill="none" stroke="#1c2427" stroke-width="15" stroke-linecap="round"/>`;

/** Pictures of services. */
export const SERVICE_PICTURES: readonly PagePicture[] = [
  {
    name: "workshop-car-on-lift",
    description: "a blue SUV raised on a two-post lift in a bright workshop",
    scene: {
      room: `${workshop()}${toolBoard(90, 250)}`,
      cars: [{ shape: "suv", view: "side", paint: "blue", x: 800, ground: 690, length: 860, raised: true }],
      front: `${lift(420, 1180, 880, 622)}${toolChest(1330, 930)}`,
    },
  },
  {
    name: "tyres-wheel-close-up",
    description: "the front wheel of a green SUV, close up",
    crop: { shape: "suv", view: "front", paint: "green", window: [0.27, 0.37, 0.5] },
  },
  {
    name: "tyres-storage",
    description: "racks full of tyres in a tyre store",
    scene: {
      room: `${workshop()}${row(3, (shelf) => row(15, (index) => tread(70 + index * 99 + (shelf % 2) * 8, 90 + shelf * 240, 84, 190)) + box(40, 284 + shelf * 240, 1520, 22, "#3d6d7c"))}${row(4, (index) => box(40 + index * 500, 60, 22, 800, "#2b5563"))}`,
      cars: [],
      front: `${wheel(330, 900, 140)}${wheel(590, 925, 115, "#9ba3a6")}${wheel(1290, 905, 132, "#dadfe0")}`,
    },
  },
  {
    name: "bodywork-panel",
    description: "the bonnet and the wing of a red coupe, close up",
    crop: { shape: "coupe", view: "front", paint: "red", window: [0.1, 0.3, 0.62] },
  },
  {
    name: "bodywork-paint-booth",
    description: "a car in the paint booth, under tubes of light",
    scene: {
      room: `${darkRoom()}${row(3, (index) => tube(200, 180 + index * 70, 1200))}${row(2, (index) => path(index ? "M1600 0 V1067 L1380 800 V150 Z" : "M0 0 V1067 L220 800 V150 Z", "#dfe6e6", 'opacity=".3"'))}`,
      cars: [{ shape: "saloon", view: "front", paint: "white", x: 800, ground: 920, length: 1020 }],
    },
  },
  {
    name: "bodywork-colours",
    description: "one and the same car in six paints",
    stripes: { shape: "hatchback", view: "side", paints: ["blue", "green", "gold", "orange", "red", "purple"] },
  },
  {
    name: "bodywork-dent-repair",
    description: "the lines of a lamp on a flank show where a dent was",
    scene: {
      room: workshop(),
      cars: [{ shape: "saloon", view: "rear", paint: "black", x: 800, ground: 960, length: 1240 }],
      front: `<g transform="translate(1290 250) rotate(8)">${box(0, 0, 230, 330, "#0c1417", 'rx="10"')}${row(7, (index) => box(18, 22 + index * 43, 194, 20, index % 2 ? "#ffd35c" : "#fff", 'rx="4"'))}${box(104, 330, 20, 420, "#2a3337")}</g>`,
    },
  },
  {
    name: "financing-offer",
    description: "an offer with its instalments lying before a blue saloon",
    scene: {
      room: showroom(600),
      cars: [{ shape: "saloon", view: "front", paint: "blue", x: 640, ground: 860, length: 900 }],
      front: `<defs>${SOFT}</defs>${PAPER_CARD(1120, 420, 7)}${box(0, 1000, 1600, 67, "#3b2c22")}`,
    },
  },
  {
    name: "private-lease-city-car",
    description: "a small orange car in the light of the showroom",
    scene: {
      room: showroom(620),
      cars: [{ shape: "city", view: "front", paint: "orange", x: 800, ground: 930, length: 880 }],
    },
  },
  {
    name: "business-lease-estate",
    description: "two grey estates ready for their drivers",
    scene: {
      room: showroom(600),
      cars: [
        { shape: "estate", view: "rear", paint: "grey", x: 1130, ground: 800, length: 720 },
        { shape: "estate", view: "front", paint: "grey", x: 560, ground: 930, length: 920 },
      ],
    },
  },
  {
    name: "fleet-five-cars",
    description: "a fleet of five white cars side by side",
    scene: {
      room: yard(470),
      cars: [0, 1, 2, 3, 4].map((index) => ({
        shape: index % 2 ? ("hatchback" as const) : ("estate" as const),
        view: "front" as const,
        paint: "white" as const,
        x: 300 + index * 250,
        ground: 700 + index * 62,
        length: 480 + index * 34,
      })),
    },
  },
  {
    name: "vans-three",
    description: "three vans of a craft business in the yard",
    scene: {
      room: yard(430),
      cars: [
        { shape: "van", view: "front", paint: "white", x: 420, ground: 780, length: 560 },
        { shape: "van", view: "front", paint: "white", x: 800, ground: 850, length: 620 },
        { shape: "van", view: "front", paint: "orange", x: 1220, ground: 940, length: 680 },
      ],
    },
  },
  {
    name: "vans-conversion",
    description: "a van with its racks, seen through its side, in the conversion workshop",
    scene: {
      room: `${workshop()}${toolBoard(70, 210)}`,
      cars: [{ shape: "van", view: "side", paint: "white", x: 820, ground: 900, length: 1180 }],
      front: `<g transform="translate(790 400)">${box(0, 0, 430, 280, "#16252c", 'rx="14"')}${row(3, (shelf) => box(18, 80 + shelf * 84, 394, 10, "#c9a57a") + row(6, (index) => box(26 + index * 65, 80 + shelf * 84 - 44 - ((index + shelf) % 3) * 8, 54, 44 + ((index + shelf) % 3) * 8, [TONE.teal, TONE.vermilion, "#dedad2"][(index + shelf) % 3] ?? "", 'rx="4"')))}</g>${toolChest(60, 980)}`,
    },
  },
  {
    name: "charging-electric-car",
    description: "an electric car at a charging station",
    scene: {
      room: yard(520, ["#9fc4d4", "#fbf3e2"]),
      cars: [{ shape: "electric", view: "front", paint: "white", x: 700, ground: 930, length: 980 }],
      front: CHARGER,
    },
  },
];
