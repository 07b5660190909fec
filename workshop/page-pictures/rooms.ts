import { HEIGHT, WIDTH } from "./scene.ts";
import { box, fade, floor, GLOW, path, row, SOFT, TONE, tube } from "./shapes.ts";

/** A landscape behind a window or a car: sky, two lines of hills, fields. */
export const landscape = (horizon: number, sky: readonly [string, string], hill: readonly [string, string]): string =>
  `<defs>${fade({ id: "sky", from: sky[0], to: sky[1] })}</defs>${box(0, 0, WIDTH, horizon + 60, "url(#sky)")}
  ${path(`M0 ${horizon - 60} Q220 ${horizon - 150} 470 ${horizon - 80} T920 ${horizon - 110} T1340 ${horizon - 70} T1600 ${horizon - 120} V${horizon + 80} H0 Z`, hill[0])}
  ${path(`M0 ${horizon - 10} Q300 ${horizon - 80} 640 ${horizon - 20} T1180 ${horizon - 40} T1600 ${horizon - 10} V${horizon + 80} H0 Z`, hill[1])}`;

/** A bright room with a glass front. */
export const showroom = (horizon = 640): string =>
  `<defs>${GLOW}${SOFT}${fade({ id: "wall", from: "#e6e2da", to: TONE.wall })}</defs>${box(0, 0, WIDTH, HEIGHT, "url(#wall)")}
  <g clip-path="inset(150px 0 427px 0)">${landscape(horizon, ["#cfe0e6", "#f2f0e8"], ["#a9bfb4", "#8aa894"])}</g>
  ${row(7, (index) => box(-8 + index * 266, 140, 12, horizon - 130, "#33474e"))}${box(0, 140, WIDTH, 14, "#33474e")}${box(0, horizon - 8, WIDTH, 22, "#d3cec4")}
  ${row(3, (index) => tube(150 + index * 480, 62, 340))}
  ${floor(horizon + 14, "#e2ded6", "#c9c4ba")}
  ${row(6, (index) => path(`M${30 + index * 266} ${horizon + 20} h220 l${(index - 2.5) * 60} ${HEIGHT - horizon} h-260 Z`, "#fff", 'opacity=".16"'))}`;

/** A dark studio with one wall of light, for a single car. */
export const darkRoom = (): string =>
  `<defs>${GLOW}${fade({ id: "dark", from: "#0a1a21", to: "#1c3b46" })}<radialGradient id="spot" cx=".5" cy=".45" r=".6"><stop stop-color="#5d808b"/><stop offset="1" stop-color="#5d808b" stop-opacity="0"/></radialGradient></defs>
  ${box(0, 0, WIDTH, HEIGHT, "url(#dark)")}${box(0, 0, WIDTH, 760, "url(#spot)")}${tube(380, 96, 840)}
  ${floor(720, "#4d6b75", "#1a3540")}`;

const TOOLS = [
  "M0 0 v120 M-12 0 h24",
  "M0 0 v90 m-9 0 a9 9 0 1 0 18 0 a9 9 0 1 0 -18 0",
  "M0 0 v104 M-14 104 q14 22 28 0",
  "M0 0 v70 m-6 0 h12 v56 h-12 Z",
];

/** A workshop: white tiles, a tool board, a painted floor. */
export const workshop = (): string =>
  `<defs>${GLOW}${SOFT}${fade({ id: "wall", from: "#dfe5e6", to: "#eef0ee" })}</defs>${box(0, 0, WIDTH, HEIGHT, "url(#wall)")}
  ${row(24, (index) => box(index * 68, 0, 1.5, 700, "#d2d9da"))}${row(10, (index) => box(0, index * 70, WIDTH, 1.5, "#d2d9da"))}
  ${box(0, 560, WIDTH, 160, TONE.petrol)}${box(0, 552, WIDTH, 8, TONE.vermilion)}
  ${row(3, (index) => tube(120 + index * 500, 60, 380))}
  ${floor(720, "#9aa5a7", "#727f83")}
  ${path("M160 1067 L330 735 h14 L190 1067 Z M1440 1067 L1270 735 h-14 L1410 1067 Z", "#f0c419", 'opacity=".75"')}`;

export const toolBoard = (x: number, y: number): string =>
  `${box(x, y, 330, 210, "#28434d", 'rx="6"')}${row(8, (index) => `<path d="${TOOLS[index % TOOLS.length]}" transform="translate(${x + 36 + index * 37} ${y + 40})" stroke="#c9d3d5" stroke-width="8" fill="none" stroke-linecap="round"/>`)}`;

/** A red tool chest on wheels. */
export const toolChest = (x: number, ground: number): string =>
  `${box(x, ground - 210, 190, 190, "#b53a1a", 'rx="8"')}${row(5, (index) => box(x + 14, ground - 196 + index * 35, 162, 26, "#cf4a25", 'rx="3"') + box(x + 60, ground - 187 + index * 35, 70, 6, "#7c2811", 'rx="3"'))}
  ${row(2, (index) => `<circle cx="${x + 34 + index * 122}" cy="${ground - 10}" r="13" fill="#20292d"/>`)}`;

/** Two posts with arms that carry a car by its sills. */
export const lift = (left: number, right: number, ground: number, arms: number): string =>
  `${row(2, (index) => {
    const x = index === 0 ? left : right;
    return `${box(x - 26, 130, 52, ground - 130, TONE.teal)}${box(x - 26, 130, 14, ground - 130, "#3d6d7c")}${box(x - 54, ground - 16, 108, 20, "#20414c", 'rx="4"')}${box(x - 34, 300, 68, 70, TONE.vermilion, 'rx="4"')}`;
  })}${box(left, arms, 250, 22, "#20414c", 'rx="6"')}${box(right - 250, arms, 250, 22, "#20414c", 'rx="6"')}
  ${row(2, (index) => box(index === 0 ? left + 216 : right - 250, arms - 22, 34, 26, "#1b2a30", 'rx="4"'))}`;

/** Asphalt under an open sky. */
export const yard = (horizon = 560, sky: readonly [string, string] = ["#a9c8d6", "#f4efe4"]): string =>
  `<defs>${SOFT}</defs>${landscape(horizon, sky, ["#8fae9f", "#6f9480"])}${floor(horizon + 30, "#b3b3ae", "#83868a")}`;

type Building = {
  readonly sky: readonly [string, string];
  readonly accent: string;
  readonly storeys: 1 | 2;
  readonly roof: "flat" | "gable" | "saw";
};

const roofOf = (roof: Building["roof"], top: number): string =>
  ({
    flat: box(170, top - 46, 1260, 50, "#24404a"),
    gable: path(`M150 ${top} L800 ${top - 190} L1450 ${top} Z`, "#24404a"),
    saw: row(4, (index) => path(`M${170 + index * 315} ${top} v-110 l315 70 v40 Z`, index % 2 ? "#24404a" : "#2b4a55")),
  })[roof];

/** A dealership from the street: a glass front between two walls, without a name. */
export const dealership = ({ sky, accent, storeys, roof }: Building): string => {
  const top = storeys === 2 ? 250 : 360;
  return `${yard(600, sky)}<defs>${fade({ id: "glass", from: "#5f8794", to: "#c8d8d8" })}</defs>
  ${roofOf(roof, top)}${box(170, top, 1260, 700 - top, "#e9e5dc")}${box(230, top + 50, 1140, 650 - top, "url(#glass)")}
  ${row(8, (index) => box(226 + index * 163, top + 50, 8, 650 - top, "#24404a"))}${storeys === 2 ? box(230, 470, 1140, 26, "#24404a") : ""}
  ${row(4, (index) => path(`M${260 + index * 290} ${top + 60} h90 l-70 ${630 - top} h-70 Z`, "#fff", 'opacity=".14"'))}
  ${box(170, top + 4, 1260, 34, accent)}${box(170, 700, 1260, 10, "#b9b5ac")}
  ${floor(705, "#aeb0ad", "#82868a")}${row(6, (index) => path(`M${210 + index * 236} 760 h10 l${(index - 2.5) * 44} 300 h-16 Z`, "#f4f1ea", 'opacity=".55"'))}`;
};

/** A road between fields. */
export const road = (): string =>
  `<defs>${SOFT}</defs>${landscape(520, ["#8fb9cf", "#f6ecd9"], ["#87a897", "#5f8a6c"])}${box(0, 540, WIDTH, 530, "#7ba06f")}
  ${path("M0 700 H1600 V1000 H0 Z", "#7e8387")}${path("M0 700 H1600 V712 H0 Z M0 988 H1600 V1000 H0 Z", "#f4f1ea")}
  ${row(8, (index) => box(index * 220 + 20, 930, 120, 12, "#f4f1ea"))}
  ${row(9, (index) => `<g transform="translate(${60 + index * 190} ${660 - (index % 3) * 14})">${box(-6, -60, 12, 70, "#5b4a3a")}<ellipse cx="0" cy="-100" rx="${40 + (index % 3) * 10}" ry="62" fill="${index % 2 ? "#4d7a5a" : "#5d8a63"}"/></g>`)}`;
