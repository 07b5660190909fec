import type { HairStyle, Look } from "./look.ts";
import { HAIR_COLORS } from "./palette.ts";

type Tones = { readonly base: string; readonly strand: string };

/** Behind the head and in front of it. */
type Drawing = { readonly back?: (tones: Tones) => string; readonly front: (tones: Tones) => string };

const shape = (d: string, fill: string, rest = ""): string => `<path d="${d}" fill="${fill}" ${rest}/>`;

const strands = (d: string, color: string): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="4" stroke-linecap="round" opacity=".7"/>`;

/** Parted in the middle or at the side, down to the temples. */
const PARTED =
  "M160 214 C150 130 184 84 242 84 C302 84 332 130 320 214 C316 186 306 164 288 150 C262 146 238 140 222 128 C212 148 188 164 176 176 C168 186 164 198 160 214 Z";

const CURLS: readonly (readonly [x: number, y: number, radius: number])[] = [
  [174, 158, 24],
  [186, 126, 27],
  [212, 104, 29],
  [244, 96, 30],
  [274, 106, 29],
  [298, 130, 27],
  [308, 160, 23],
  [240, 122, 30],
  [206, 130, 24],
  [276, 132, 24],
];

const bubbles = (list: typeof CURLS, fill: string): string =>
  list.map(([x, y, radius]) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`).join("");

const HAIR: Readonly<Record<HairStyle, Drawing>> = {
  crop: {
    front: ({ base, strand }) =>
      `${shape("M162 204 C154 126 188 88 240 88 S326 126 318 204 C314 178 306 160 292 150 Q240 132 188 150 C174 160 166 178 162 204 Z", base)}${strands("M196 134 Q240 118 284 134", strand)}`,
  },
  "side-part": {
    front: ({ base, strand }) =>
      `${shape("M161 206 C148 128 186 84 238 82 C302 78 332 130 319 206 C316 182 308 166 298 154 C262 160 226 150 206 130 C200 150 184 160 174 172 C166 182 163 194 161 206 Z", base)}${strands("M210 120 Q246 144 296 140", strand)}`,
  },
  quiff: {
    front: ({ base, strand }) =>
      `${shape("M161 204 C156 158 162 134 178 118 C178 92 210 72 252 74 C300 74 334 120 319 204 C316 178 308 162 296 148 C262 128 220 130 186 150 C172 162 164 182 161 204 Z", base)}${strands("M190 122 Q222 96 266 98 M216 128 Q248 110 288 122", strand)}`,
  },
  curls: {
    front: ({ base, strand }) =>
      `${bubbles(CURLS, base)}${strands("M190 122 q10 -14 24 -10 M236 104 q12 -12 26 -4 M280 122 q12 0 16 12 M214 138 q10 -8 20 -2", strand)}`,
  },
  swept: {
    front: ({ base, strand }) =>
      `${shape("M160 212 C146 130 182 82 240 82 S334 130 320 212 C318 176 306 144 284 132 Q240 120 198 134 C176 146 162 178 160 212 Z", base)}${strands("M204 124 Q216 100 240 94 M240 120 Q250 100 268 98 M274 126 Q288 112 300 116", strand)}`,
  },
  receding: {
    front: ({ base, strand }) =>
      `${shape("M160 208 C150 128 190 88 240 86 S330 128 320 208 C318 184 312 168 306 152 C304 132 292 120 276 116 Q262 128 240 126 T204 116 C188 120 176 132 174 152 C168 168 162 184 160 208 Z", base)}${strands("M214 108 Q240 98 266 108", strand)}`,
  },
  bald: {
    front: ({ base }) =>
      shape(
        "M160 212 C154 186 156 168 164 154 C172 166 172 182 168 194 Q162 202 160 212 Z M320 212 C326 186 324 168 316 154 C308 166 308 182 312 194 Q318 202 320 212 Z",
        base,
      ),
  },
  long: {
    back: ({ base, strand }) =>
      `${shape("M146 214 C136 120 178 76 240 76 S344 120 334 214 C334 280 346 330 352 380 Q300 396 240 396 T128 380 C134 330 146 280 146 214 Z", base)}${strands("M160 300 Q156 340 150 374 M320 300 Q324 340 330 374", strand)}`,
    front: ({ base, strand }) => `${shape(PARTED, base)}${strands("M226 116 Q254 138 290 142", strand)}`,
  },
  waves: {
    back: ({ base }) =>
      shape(
        "M150 206 C134 116 180 74 240 74 S346 116 330 206 C346 230 332 252 344 280 C354 306 338 330 344 356 Q312 374 282 362 H198 Q168 374 136 356 C142 330 126 306 136 280 C148 252 134 230 150 206 Z",
        base,
      ),
    front: ({ base, strand }) =>
      `${shape("M160 220 C146 128 186 82 240 82 S334 128 320 220 C322 190 300 176 292 152 C274 148 254 132 246 112 C232 140 206 152 190 158 C180 180 158 190 160 220 Z", base)}${strands("M246 112 Q270 120 288 140 M236 116 Q216 136 194 144", strand)}`,
  },
  bob: {
    back: ({ base }) =>
      shape(
        "M144 210 C136 116 180 76 240 76 S344 116 336 210 C336 250 342 282 338 306 Q320 322 292 318 H188 Q160 322 142 306 C138 282 144 250 144 210 Z",
        base,
      ),
    front: ({ base, strand }) => `${shape(PARTED, base)}${strands("M224 118 Q250 138 288 142", strand)}`,
  },
  bun: {
    back: ({ base, strand }) =>
      `<circle cx="240" cy="74" r="40" fill="${base}"/>${strands("M216 66 q22 -20 46 -2 M218 84 q22 14 44 0", strand)}`,
    front: ({ base, strand }) =>
      `${shape("M160 216 C150 132 186 88 240 88 S330 132 320 216 C318 180 302 150 284 138 Q240 120 196 138 C178 150 162 180 160 216 Z", base)}${strands("M204 130 Q214 108 232 100 M276 130 Q266 108 248 100", strand)}`,
  },
  pony: {
    back: ({ base, strand }) =>
      `${shape("M300 120 C360 120 372 190 358 250 C352 290 362 316 348 340 C322 326 326 284 320 250 C316 216 330 170 296 150 Z", base)}${strands("M336 170 Q346 220 338 280", strand)}`,
    front: ({ base, strand }) =>
      `${shape("M160 214 C150 130 186 86 240 86 S330 130 320 214 C316 182 306 160 290 148 C258 150 226 146 204 128 C194 148 164 176 160 214 Z", base)}${strands("M212 118 Q252 132 302 124", strand)}`,
  },
  pixie: {
    front: ({ base, strand }) =>
      `${shape("M158 226 C142 130 184 80 240 80 C304 78 338 132 322 224 C318 206 314 190 302 176 C270 172 232 156 214 126 C208 152 190 170 178 186 C174 200 168 214 158 226 Z", base)}${strands("M218 120 Q248 150 296 158 M232 106 Q266 120 300 130", strand)}`,
  },
  afro: {
    back: ({ base }) =>
      bubbles(
        [
          [168, 196, 40],
          [158, 152, 44],
          [180, 106, 46],
          [222, 78, 46],
          [266, 78, 46],
          [302, 106, 46],
          [322, 152, 44],
          [312, 196, 40],
        ],
        base,
      ),
    front: ({ base }) =>
      bubbles(
        CURLS.filter(([, y]) => y < 150),
        base,
      ),
  },
  fringe: {
    back: ({ base }) =>
      shape(
        "M144 210 C136 116 180 74 240 74 S344 116 336 210 C336 262 348 300 350 344 Q320 356 290 348 H190 Q160 356 130 344 C132 300 144 262 144 210 Z",
        base,
      ),
    front: ({ base, strand }) =>
      `${shape("M160 232 C144 128 184 82 240 82 S336 128 320 232 C318 208 316 190 308 174 Q240 194 172 174 C164 190 162 208 160 232 Z", base)}${strands("M200 130 Q196 152 194 170 M240 126 V176 M280 130 Q284 152 286 170", strand)}`,
  },
};

const tonesOf = ({ hairColor }: Look): Tones => HAIR_COLORS[hairColor];

export const hairBehind = (look: Look): string => HAIR[look.hair].back?.(tonesOf(look)) ?? "";

export const hairInFront = (look: Look): string => HAIR[look.hair].front(tonesOf(look));

/** Light on a bare head. */
export const headLight = ({ hair }: Look): string =>
  hair === "bald" ? '<ellipse cx="222" cy="132" rx="26" ry="10" fill="#fff" opacity=".22"/>' : "";
