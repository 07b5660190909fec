import {
  CAR_DROP,
  plateTransform,
  studioFill,
  type StudioShape,
  type StudioView,
} from "../../src/domain/vehicles/index.ts";

/** Strokes of the demo group's name in boxes of 8 by 14 units: type would differ with the fonts of the machine. */
const LETTERS = [
  "M0 14 L4 0 L8 14 M1.5 9 H6.5",
  "M1 0 V14 H7.5",
  "M0.5 0 H7.5 L0.5 14 H7.5",
  "M7.5 0 H1 V14 H7.5 M1 7 H6.5",
  "M0 0 H8 M4 0 V14",
  "M0 0 H8 M4 0 V14",
  "M7.5 0 H1 V14 H7.5 M1 7 H6.5",
];
const PITCH = 12;
const PICTURE = { width: 1_920, height: 1_280 };

const NAME = `<g transform="translate(${-((LETTERS.length - 1) * PITCH + 8) / 2} -7)" fill="none" stroke="#1c2427" stroke-width="2.2">${LETTERS.map((letter, index) => `<path d="${letter}" transform="translate(${index * PITCH} 0)"/>`).join("")}</g>`;

/** The group's name on the plate of a studio picture of 1,920 by 1,280 pixels, as SVG; null for a view without a plate. */
export const plate = (shape: StudioShape, view: StudioView, mirrored: boolean): Buffer | null => {
  const transform = plateTransform(shape, view);
  if (transform === null) return null;
  const { width, height } = PICTURE;
  const toPicture = `translate(${width / 2} ${height / 2}) scale(${1 / studioFill(shape, view)}) translate(${-width / 2} ${-height * (0.5 + CAR_DROP)})`;
  const name = mirrored ? `<g transform="scale(-1 1)">${NAME}</g>` : NAME;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g transform="${toPicture}"><g transform="${transform}">${name}</g></g></svg>`,
  );
};
