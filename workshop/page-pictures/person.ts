import { face, glasses, neck } from "../portraits/face.ts";
import { hairBehind, hairInFront, headLight } from "../portraits/hair.ts";
import type { Look } from "../portraits/look.ts";
import { FABRICS, outfit } from "../portraits/outfit.ts";
import { SKINS } from "../portraits/palette.ts";

// People of the scenes have the heads of the portraits. Units are those of a portrait: the body is centred at x = 240,
// the crown is at y = 84, the hips at 790 and the soles at 1400.

const CROWN = 84;
const SOLES = 1400;

type Point = readonly [x: number, y: number];

/** Elbow and hand; the shoulder is fixed. `isBehind`: drawn behind the body. */
export type Arm = { readonly elbow: Point; readonly hand: Point; readonly isBehind?: boolean };

export type Person = {
  readonly look: Look;
  /** Centre and soles in pixels of the scene; legs may leave the picture. */
  readonly x: number;
  readonly ground: number;
  /** From crown to soles. */
  readonly height: number;
  /** Arms as seen: on the left and on the right of the picture. Undefined: hanging. */
  readonly left?: Arm;
  readonly right?: Arm;
  /** Where the head looks: -1 to the left, 1 to the right. */
  readonly turn?: number;
  /** Tilt of the head in degrees. */
  readonly tilt?: number;
  readonly isSmiling?: boolean;
  /** SVG in the units of the person, above everything: what the hands hold. */
  readonly held?: string;
};

const HANGING: Readonly<Record<"left" | "right", Arm>> = {
  left: { elbow: [112, 620], hand: [120, 790], isBehind: true },
  right: { elbow: [368, 620], hand: [360, 790], isBehind: true },
};

const SHOULDERS: Readonly<Record<"left" | "right", Point>> = { left: [146, 424], right: [334, 424] };

const stroke = (points: readonly Point[], color: string, width: number): string =>
  `<path d="M${points.map((point) => point.join(" ")).join(" L")}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** The point at a share of the way. */
const between = ([x1, y1]: Point, [x2, y2]: Point, share: number): Point => [
  x1 + (x2 - x1) * share,
  y1 + (y2 - y1) * share,
];

const hand = (at: Point, from: Point, skin: string): string => {
  const angle = (Math.atan2(at[1] - from[1], at[0] - from[0]) * 180) / Math.PI;
  return `<g transform="translate(${at[0]} ${at[1]}) rotate(${angle})"><rect x="-16" y="-27" width="62" height="54" rx="25" fill="${skin}"/><rect x="2" y="14" width="40" height="22" rx="11" fill="${skin}" transform="rotate(28 2 14)"/></g>`;
};

const arm = ({ look }: Person, side: "left" | "right", { elbow, hand: end }: Arm): string => {
  const [fabric, shade] = FABRICS[look.outfit];
  const { base } = SKINS[look.skin] ?? SKINS[0];
  const shoulder = SHOULDERS[side];
  const wrist = between(elbow, end, 0.86);
  // Short sleeves end above the elbow.
  const isShort = look.outfit === "polo";
  const sleeve = isShort ? [shoulder, between(shoulder, elbow, 0.72)] : [shoulder, elbow, wrist];
  return `${hand(end, elbow, base)}${isShort ? stroke([shoulder, elbow, end], base, 50) : ""}${stroke(sleeve, shade, 82)}${stroke(sleeve, fabric, 72)}`;
};

const LEGS: Readonly<Record<"dark" | "work", readonly [string, string]>> = {
  dark: ["#22323a", "#18252c"],
  work: ["#33474e", "#26383e"],
};

const legs = ({ look }: Person): string => {
  const [fabric, shade] = LEGS[look.outfit === "overall" ? "work" : "dark"];
  const leg = (x: number, foot: number): string =>
    `${stroke(
      [
        [x, 800],
        [foot, 1350],
      ],
      shade,
      96,
    )}${stroke(
      [
        [x, 800],
        [foot, 1346],
      ],
      fabric,
      86,
    )}<path d="M${foot - 50} 1400 q-4 -46 40 -52 h24 q44 6 40 52 Z" fill="#10191d"/>`;
  return leg(190, 178) + leg(290, 302);
};

const TORSO = "M180 358 Q122 374 112 430 L128 830 H352 L368 430 Q358 374 300 358 Q240 404 180 358 Z";

const torso = ({ look }: Person, id: string): string => {
  const [fabric, shade] = FABRICS[look.outfit];
  const seam = look.outfit === "overall" || look.outfit === "shirt";
  return `<clipPath id="${id}"><path d="${TORSO}"/></clipPath><g clip-path="url(#${id})"><rect x="90" y="340" width="300" height="500" fill="${fabric}"/>
    ${outfit(look)}${seam ? `<path d="M240 470 V830" stroke="${shade}" stroke-width="5"/>` : ""}<path d="M128 830 L112 430 Q118 400 150 380 Q140 600 190 830 Z" fill="${shade}" opacity=".45"/></g>`;
};

const head = ({ look, turn = 0, tilt = 0, isSmiling = false }: Person): string => {
  const moved = (drawing: string, by: number): string => `<g transform="translate(${by} 0)">${drawing}</g>`;
  return `<g transform="rotate(${tilt} 240 330)">${face(look, isSmiling, turn * 20)}${headLight(look)}${moved(hairInFront(look), turn * 4)}${moved(glasses(look), turn * 20)}</g>`;
};

/** A person in a scene. */
export const person = (one: Person): string => {
  const { look, x, ground, height, tilt = 0, held = "" } = one;
  const scale = height / (SOLES - CROWN);
  const arms = (["left", "right"] as const).map((side) => {
    const pose = one[side] ?? HANGING[side];
    return { drawing: arm(one, side, pose), isBehind: pose.isBehind ?? false };
  });
  const drawn = (isBehind: boolean): string =>
    arms.flatMap((each) => (each.isBehind === isBehind ? each.drawing : [])).join("");
  const id = `torso-${Math.round(x)}-${Math.round(ground)}`;
  return `<g transform="translate(${x - 240 * scale} ${ground - SOLES * scale}) scale(${scale})"><ellipse cx="240" cy="1398" rx="190" ry="24" fill="#000" opacity=".2"/>
    ${drawn(true)}${legs(one)}<g transform="rotate(${tilt} 240 330)">${hairBehind(look)}</g>${neck(look)}${torso(one, id)}${head(one)}${drawn(false)}${held}</g>`;
};
