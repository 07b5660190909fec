import type { StudioShape } from "./studio-shapes.ts";
import type { StudioView } from "./studio.ts";

/** Width of the car without its shadow in the studio pictures of 1,920 by 1,280 pixels, measured in their masks. */
const CAR_WIDTHS: Readonly<Record<StudioShape, Readonly<Partial<Record<StudioView, number>>>>> = {
  city: { front: 1329, side: 1354, rear: 1325 },
  hatchback: { front: 1444, side: 1482, rear: 1451 },
  saloon: { front: 1613, side: 1652, rear: 1614 },
  estate: { front: 1614, side: 1652, rear: 1622 },
  suv: { front: 1581, side: 1619, rear: 1581 },
  crossover: { front: 1413, side: 1447, rear: 1421 },
  mpv: { front: 1550, side: 1586, rear: 1548 },
  coupe: { front: 1615, side: 1650, rear: 1615 },
  convertible: { front: 1552, side: 1590, rear: 1553 },
  van: { front: 1602, side: 1650, rear: 1566 },
  smallvan: { front: 1512, side: 1550, rear: 1506 },
  pickup: { front: 1613, side: 1650, rear: 1615 },
  electric: { front: 1596, side: 1635, rear: 1599 },
  covered: { front: 1448, side: 1485 },
};

/** Centre and width of a number plate in the same pixels. */
type PlatePosition = readonly [x: number, y: number, width: number];

const PLATES: Readonly<Partial<Record<StudioShape, Readonly<Partial<Record<StudioView, PlatePosition>>>>>> = {
  city: { front: [447, 791, 157], rear: [1426, 735, 161] },
  hatchback: { front: [400, 791, 160], rear: [1483, 738, 164] },
  saloon: { front: [325, 796, 166], rear: [1566, 748, 168] },
  estate: { front: [325, 801, 167], rear: [1559, 752, 166] },
  suv: { front: [347, 800, 164], rear: [1541, 706, 167] },
  crossover: { front: [416, 778, 158], rear: [1458, 717, 161] },
  mpv: { front: [357, 820, 165], rear: [1531, 743, 167] },
  coupe: { front: [330, 797, 166], rear: [1566, 751, 166] },
  convertible: { front: [358, 791, 165], rear: [1534, 743, 166] },
  van: { front: [333, 856, 152], rear: [1494, 763, 149] },
  smallvan: { front: [370, 844, 156], rear: [1462, 753, 161] },
  pickup: { front: [315, 783, 148], rear: [1530, 787, 147] },
  electric: { front: [337, 792, 165], rear: [1550, 729, 168] },
};

const PICTURE_WIDTH = 1_920;
const PICTURE_HEIGHT = 1_280;

/** Share of a picture's width that its car fills. */
export const CAR_SHARE = 0.85;

/** Share of the height by which pages lower the car, for what stands above its roof. */
export const CAR_DROP = 0.06;

/** Factor by which a picture is enlarged around its centre, so that its car fills `CAR_SHARE`; 1 without such a view. */
export const studioFill = (shape: StudioShape, view: StudioView): number => {
  const width = CAR_WIDTHS[shape][view];
  return width === undefined ? 1 : Number(((CAR_SHARE * PICTURE_WIDTH) / width).toFixed(3));
};

/** Fall of a plate's edges to the right, by perspective. */
const SLOPES: Readonly<Partial<Record<StudioView, number>>> = { front: 0.08, rear: -0.065 };

/**
 * SVG transform of a text of 100 units that is centred at the origin onto the plate, in the enlarged picture of 1,920 by 1,280
 * units; null for a view without a plate.
 */
export const plateTransform = (shape: StudioShape, view: StudioView): string | null => {
  const plate = PLATES[shape]?.[view];
  if (plate === undefined) return null;
  const [x, y, width] = plate;
  const fill = studioFill(shape, view);
  const scale = (width * fill) / 100;
  const left = PICTURE_WIDTH / 2 + (x - PICTURE_WIDTH / 2) * fill;
  const top = PICTURE_HEIGHT * (0.5 + CAR_DROP) + (y - PICTURE_HEIGHT / 2) * fill;
  const numbers = [scale, scale * (SLOPES[view] ?? 0), 0, scale, left, top];
  return `matrix(${numbers.map((number) => Number(number.toFixed(2))).join(" ")})`;
};
