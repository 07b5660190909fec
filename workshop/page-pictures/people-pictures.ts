import { LOOKS } from "../portraits/looks.ts";
import type { Look } from "../portraits/look.ts";
import { person } from "./person.ts";
import type { PagePicture } from "./picture.ts";
import { lift, showroom, toolBoard, toolChest, workshop } from "./rooms.ts";
import { box, path, row, SOFT, TONE, wheel } from "./shapes.ts";

/** An employee, with the head of the portrait. */
const employee = (slug: string): Look => {
  const look = LOOKS.get(slug);
  if (look === undefined) throw new Error(`no portrait of ${slug}`);
  return look;
};

const CUSTOMER: Look = {
  skin: 2,
  hair: "curls",
  hairColor: "brown",
  outfit: "knit",
  ground: 0,
  beard: "short",
  hasGlasses: false,
  isOlder: false,
  isSoft: false,
};
const CUSTOMER_IN_RED: Look = { ...CUSTOMER, skin: 1, hair: "waves", outfit: "blouse", beard: "none", isSoft: true };

const PLANT = `<g transform="translate(1470 420)">${row(7, (index) => path(`M0 300 Q${(index - 3) * 50} 140 ${(index - 3) * 62} ${20 + Math.abs(index - 3) * 40} Q${(index - 3) * 16} 150 8 300 Z`, index % 2 ? "#3d6b52" : "#52836a"))}${path("M-60 290 h120 l-16 120 h-88 Z", "#c9b79c")}</g>`;

/** A laptop seen from behind, its screen towards the person. */
const laptop = (x: number, y: number, width: number): string =>
  `${box(x, y - width * 0.62, width, width * 0.62, "#c4ccce", 'rx="10"')}${box(x + 5, y - width * 0.62 + 5, width - 10, width * 0.62 - 5, "#dbe1e2", 'rx="7"')}<circle cx="${x + width / 2}" cy="${y - width * 0.32}" r="9" fill="#aab5b8"/>${box(x - 16, y - 5, width + 32, 11, "#aeb8bb", 'rx="5"')}`;

const cup = (x: number, y: number): string =>
  `${path(`M${x} ${y - 52} h50 l-6 52 h-38 Z`, "#ffffff")}${path(`M${x + 48} ${y - 42} q24 2 18 20 q-4 12 -24 10`, "none", 'stroke="#fff" stroke-width="7"')}${box(x - 12, y - 3, 76, 7, "#d6d2c9", 'rx="3"')}`;

const TABLE = `${box(150, 842, 1140, 30, TONE.ink, 'rx="12"')}${path("M300 872 h50 l-26 195 h-50 Z M1092 872 h50 l26 195 h-50 Z", "#1b323b")}${box(150, 868, 1140, 8, "#000", 'opacity=".25"')}`;

const KEYS = `<g transform="translate(506 520) rotate(10)"><path d="M0 0 v34" stroke="#8a949a" stroke-width="7"/><rect x="-19" y="30" width="38" height="76" rx="17" fill="#10191d"/><circle cx="0" cy="52" r="7" fill="#8a949a"/><path d="M10 8 q34 10 40 46" fill="none" stroke="${TONE.vermilion}" stroke-width="11" stroke-linecap="round"/></g>`;

const TABLET = `<g transform="translate(238 628) rotate(-8)"><rect x="-92" y="-66" width="184" height="132" rx="14" fill="#10191d"/><rect x="-80" y="-55" width="160" height="110" rx="5" fill="#dfe9ea"/><path d="M-62 -30 h70 M-62 -6 h110 M-62 18 h90" stroke="#2b5563" stroke-width="9" stroke-linecap="round"/><circle cx="52" cy="-30" r="11" fill="#4f9a76"/></g>`;

const CARTON = `<g transform="translate(240 640)"><rect x="-150" y="-96" width="300" height="192" rx="8" fill="#c9a57a"/><rect x="-24" y="-96" width="48" height="192" fill="#b98f60"/><rect x="58" y="34" width="72" height="42" fill="#f4efe6"/></g>`;

const SHELVES = row(
  3,
  (shelf) =>
    box(0, 250 + shelf * 190, 1600, 16, "#3d6d7c") +
    row(13, (index) => {
      const high = 60 + ((index * 37 + shelf * 53) % 76);
      const tone = ["#c9a57a", "#e7e3da", "#2b5563", "#d9c7a4", "#b65b43"][(index * 2 + shelf) % 5] ?? "";
      if ((index + shelf) % 5 === 2) return wheel(62 + index * 124, 187 + shelf * 190, 60);
      return box(10 + index * 124, 250 + shelf * 190 - high, 102, high, tone, 'rx="4"');
    }),
);

const TEAM = ["lena-schroeder", "marc-thill", "anne-majerus", "mehdi-benali", "sabrina-gomes"] as const;

/** Pictures of people at work. */
export const PEOPLE_PICTURES: readonly PagePicture[] = [
  {
    name: "reception-welcome",
    description: "a customer and an adviser at a table, with coffee and a laptop, a blue car behind them",
    scene: {
      room: showroom(600),
      cars: [{ shape: "mpv", view: "front", paint: "blue", x: 800, ground: 820, length: 760 }],
      front: `${PLANT}${person({ look: CUSTOMER, x: 440, ground: 1370, height: 1120, turn: 1, tilt: 4, isSmiling: true, left: { elbow: [96, 640], hand: [196, 760] }, right: { elbow: [372, 650], hand: [420, 742] } })}
      ${person({ look: employee("claire-hoffmann"), x: 1000, ground: 1380, height: 1120, turn: -1, tilt: -3, left: { elbow: [96, 640], hand: [70, 716] }, right: { elbow: [384, 640], hand: [300, 756] } })}
      ${TABLE}${laptop(860, 842, 250)}${cup(560, 842)}${cup(720, 842)}`,
    },
  },
  {
    name: "handover-keys",
    description: "an adviser hands the key of a red car to its new owner",
    scene: {
      room: showroom(580),
      cars: [{ shape: "suv", view: "front", paint: "red", x: 1090, ground: 890, length: 940 }],
      front: `${person({ look: employee("kim-welter"), x: 270, ground: 1230, height: 1030, turn: 1, tilt: 3, isSmiling: true, right: { elbow: [388, 590], hand: [474, 500] }, held: KEYS })}
      ${person({ look: CUSTOMER_IN_RED, x: 700, ground: 1240, height: 1010, turn: -1, tilt: -4, isSmiling: true, left: { elbow: [96, 610], hand: [-22, 640] } })}`,
    },
  },
  {
    name: "workshop-inspection",
    description: "a mechanic with the list of checks beside a silver estate",
    scene: {
      room: `${workshop()}${toolBoard(1180, 250)}`,
      cars: [{ shape: "estate", view: "front", paint: "silver", x: 1000, ground: 930, length: 1040 }],
      front: `${toolChest(40, 1010)}${person({ look: employee("guy-hansen"), x: 420, ground: 1260, height: 1060, turn: 0.6, tilt: 5, left: { elbow: [92, 620], hand: [150, 640] }, right: { elbow: [388, 620], hand: [322, 616] }, held: TABLET })}`,
    },
  },
  {
    name: "tyres-winter-change",
    description: "a mechanic rolls a wheel to a white hatchback, three more are ready",
    scene: {
      room: `${workshop()}${toolBoard(80, 250)}`,
      cars: [{ shape: "hatchback", view: "side", paint: "white", x: 1010, ground: 800, length: 960 }],
      front: `${person({ look: employee("beatriz-nogueira"), x: 330, ground: 1250, height: 1060, turn: 0.8, tilt: 6, isSmiling: true, left: { elbow: [100, 620], hand: [168, 740] }, right: { elbow: [392, 610], hand: [420, 720] } })}${wheel(420, 910, 168, "#d5dadb")}${row(3, (index) => wheel(900 + index * 250, 944 - (index % 2) * 10, 112, index % 2 ? "#aab1b3" : "#d5dadb"))}`,
    },
  },
  {
    name: "parts-counter",
    description: "a storekeeper with a carton behind the parts counter",
    scene: {
      room: `${workshop()}${SHELVES}`,
      cars: [],
      front: `${person({ look: employee("isabelle-antoine"), x: 620, ground: 1420, height: 1130, turn: 0.5, isSmiling: true, left: { elbow: [76, 620], hand: [92, 690] }, right: { elbow: [404, 620], hand: [388, 690] }, held: CARTON })}
      ${box(0, 880, 1600, 187, "#e9e4da")}${box(0, 862, 1600, 28, TONE.ink)}${laptop(1080, 862, 240)}${wheel(1440, 770, 92, "#d5dadb")}`,
    },
  },
  {
    name: "team-in-showroom",
    description: "five people of the team before the cars",
    scene: {
      room: showroom(560),
      cars: [
        { shape: "suv", view: "front", paint: "grey", x: 330, ground: 800, length: 620 },
        { shape: "hatchback", view: "front", paint: "red", x: 1290, ground: 800, length: 600, mirrored: true },
      ],
      front: TEAM.map((slug, index) =>
        person({
          look: employee(slug),
          x: 260 + index * 270,
          ground: 1200 + (index % 2) * 46,
          height: 900 + ((index * 37) % 60),
          turn: (2 - index) * 0.3,
          tilt: (index % 2 ? -1 : 1) * 3,
          isSmiling: index % 2 === 0,
          ...(index === 1 && {
            left: { elbow: [80, 600], hand: [210, 650] },
            right: { elbow: [400, 600], hand: [270, 620] },
          }),
          ...(index === 3 && { right: { elbow: [410, 610], hand: [330, 760] } }),
        }),
      ).join(""),
    },
  },
  {
    name: "careers-apprentice",
    description: "an experienced mechanic and an apprentice under an orange car on the lift",
    scene: {
      room: `${workshop()}${toolBoard(1210, 300)}`,
      cars: [{ shape: "crossover", view: "side", paint: "orange", x: 800, ground: 520, length: 800, raised: true }],
      front: `<defs>${SOFT}</defs>${lift(430, 1170, 900, 468)}${person({ look: employee("jean-mertz"), x: 610, ground: 1250, height: 860, turn: 1, tilt: 4, isSmiling: true, right: { elbow: [420, 540], hand: [452, 380] } })}
      ${person({ look: employee("enzo-moretti"), x: 960, ground: 1250, height: 840, turn: -1, tilt: -6, left: { elbow: [90, 620], hand: [190, 700] }, right: { elbow: [396, 620], hand: [300, 690] }, held: TABLET })}${toolChest(1340, 1000)}`,
    },
  },
];
