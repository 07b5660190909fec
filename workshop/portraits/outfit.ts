import type { Look, Outfit } from "./look.ts";

const SHOULDERS = "M42 480 C44 414 84 388 180 358 Q240 402 300 358 C396 388 436 414 438 480 Z";

/** Fabric of the upper body, and of its shadow. */
export const FABRICS: Readonly<Record<Outfit, readonly [base: string, shade: string]>> = {
  suit: ["#15303a", "#0d2129"],
  blazer: ["#2b5563", "#1e434f"],
  shirt: ["#e9edf0", "#c3ccd1"],
  knit: ["#7b8f86", "#667a71"],
  polo: ["#1f4b5a", "#183d4a"],
  overall: ["#33474e", "#1f3036"],
  blouse: ["#b65b43", "#98462f"],
  scarf: ["#15303a", "#0d2129"],
};

const body = (fill: string): string => `<path d="${SHOULDERS}" fill="${fill}"/>`;

const both = (drawing: string): string => `${drawing}<g transform="translate(480 0) scale(-1 1)">${drawing}</g>`;

/** A shirt in the opening of a jacket, with its collar. */
const shirtFront = (fill: string): string =>
  `<path d="M188 358 L240 480 L292 358 Q240 400 188 358 Z" fill="${fill}"/>${both(`<path d="M184 352 L196 366 L226 420 L240 400 L200 352 Z" fill="${fill}" stroke="#c8ccca" stroke-width="2"/>`)}`;

const lapels = (fill: string, edge: string): string =>
  both(
    `<path d="M180 358 L150 386 L172 400 L162 412 L236 480 L206 402 Z" fill="${fill}" stroke="${edge}" stroke-width="3" stroke-linejoin="round"/>`,
  );

const OUTFITS: Readonly<Record<Outfit, string>> = {
  suit: `${body(FABRICS.suit[0])}${shirtFront("#ffffff")}<path d="M231 404 h18 l8 16 l-10 60 h-14 l-10 -60 Z" fill="#c9431f"/>${lapels("#1c3c48", "#0d2129")}`,
  blazer: `${body(FABRICS.blazer[0])}${shirtFront("#f4efe6")}${lapels("#336473", "#1e434f")}`,
  shirt: `${body(FABRICS.shirt[0])}<path d="M240 400 V480" stroke="#c3ccd1" stroke-width="3"/><circle cx="240" cy="432" r="4" fill="#b4bfc5"/><circle cx="240" cy="462" r="4" fill="#b4bfc5"/>${both('<path d="M180 352 L196 366 L222 424 L240 402 L200 352 Z" fill="#f8fafb" stroke="#c3ccd1" stroke-width="2.5" stroke-linejoin="round"/>')}`,
  knit: `${body(FABRICS.knit[0])}${shirtFront("#ffffff")}<path d="M178 358 L240 470 L302 358" fill="none" stroke="#667a71" stroke-width="13" stroke-linejoin="round"/>`,
  polo: `${body(FABRICS.polo[0])}<path d="M230 398 h20 v58 h-20 Z" fill="#183d4a"/><circle cx="240" cy="430" r="3.6" fill="#dfe6e6"/>${both('<path d="M180 352 L192 362 L218 416 L240 398 L204 354 Z" fill="#c9431f" stroke="#a83616" stroke-width="2.5" stroke-linejoin="round"/>')}`,
  overall: `${body(FABRICS.overall[0])}<path d="M62 428 Q100 396 172 372 L182 388 Q112 412 76 444 Z" fill="#c9431f"/><path d="M418 428 Q380 396 308 372 L298 388 Q368 412 404 444 Z" fill="#c9431f"/><path d="M240 398 V480" stroke="#1f3036" stroke-width="6"/><path d="M290 436 h56 v10 h-56 Z" fill="#f4efe6"/>${both('<path d="M180 350 L188 362 L216 420 L240 396 L204 352 Z" fill="#405860" stroke="#26383e" stroke-width="3" stroke-linejoin="round"/>')}`,
  blouse: `${body(FABRICS.blouse[0])}<path d="M186 358 Q240 470 294 358 L282 350 Q240 420 198 350 Z" fill="#a34c36"/>`,
  scarf: `${body(FABRICS.scarf[0])}<path d="M182 352 Q240 402 298 352 L306 384 Q240 430 174 384 Z" fill="#e2a13a"/><path d="M196 402 Q240 426 284 402 L270 480 L244 446 L220 480 Z" fill="#d18f28"/>`,
};

export const outfit = ({ outfit: kind }: Look): string => OUTFITS[kind];
