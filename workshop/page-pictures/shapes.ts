import { HEIGHT, WIDTH } from "./scene.ts";

/** Brand colours, and colours of objects in the scenes. */
export const TONE = {
  ink: "#0d2129",
  petrol: "#15303a",
  teal: "#2b5563",
  mist: "#8fa5ab",
  paper: "#fbf9f5",
  wall: "#f1eee8",
  sand: "#dedad2",
  vermilion: "#e2471f",
  green: "#17523a",
  leaf: "#7fae90",
} as const;

type Fade = { readonly id: string; readonly from: string; readonly to: string; readonly across?: boolean };

export const fade = ({ id, from, to, across = false }: Fade): string =>
  `<linearGradient id="${id}" ${across ? "x2='1' y2='0'" : "x2='0' y2='1'"}><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;

export const box = (x: number, y: number, width: number, height: number, fill: string, rest = ""): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${rest}/>`;

export const path = (d: string, fill: string, rest = ""): string => `<path d="${d}" fill="${fill}" ${rest}/>`;

/** `count` drawings beside each other. */
export const row = (count: number, one: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => one(index)).join("");

/** A ceiling light with its glow. */
export const tube = (x: number, y: number, width: number): string =>
  `${box(x - 30, y - 18, width + 60, 50, "#fff", 'opacity=".35" rx="25" filter="url(#glow)"')}${box(x, y, width, 10, "#fff", 'rx="5"')}`;

export const GLOW =
  '<filter id="glow" x="-50%" y="-200%" width="200%" height="500%"><feGaussianBlur stdDeviation="22"/></filter>';
export const SOFT =
  '<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="9"/></filter>';

/** The floor of a room from `y` down, with reflected light. */
export const floor = (y: number, from: string, to: string): string =>
  `<defs>${fade({ id: "floor", from, to })}</defs>${box(0, y, WIDTH, HEIGHT - y, "url(#floor)")}`;

/** A wheel seen from its side. */
export const wheel = (x: number, y: number, radius: number, rim = "#c7cccd"): string => {
  const spokes = row(5, (index) => {
    const turn = (index * 360) / 5;
    return `<path d="M0 ${-radius * 0.12} L${radius * 0.58} ${-radius * 0.09} L${radius * 0.58} ${radius * 0.09} L0 ${radius * 0.12} Z" fill="${rim}" transform="rotate(${turn - 90})"/>`;
  });
  return `<g transform="translate(${x} ${y})"><circle r="${radius}" fill="#1b1f22"/><circle r="${radius * 0.96}" fill="none" stroke="#2d3337" stroke-width="${radius * 0.05}" stroke-dasharray="${radius * 0.09} ${radius * 0.05}"/>
    <circle r="${radius * 0.8}" fill="none" stroke="#262b2f" stroke-width="3"/><circle r="${radius * 0.64}" fill="#3a4145"/><circle r="${radius * 0.64}" fill="none" stroke="${rim}" stroke-width="${radius * 0.07}"/>${spokes}<circle r="${radius * 0.16}" fill="${rim}"/><circle r="${radius * 0.08}" fill="#5b6468"/></g>`;
};

/** A tyre lying or in a rack, seen from the tread. */
export const tread = (x: number, y: number, width: number, height: number): string =>
  `<g transform="translate(${x} ${y})">${box(0, 0, width, height, "#1d2124", `rx="${width * 0.28}"`)}${row(
    Math.floor(height / 13),
    (index) =>
      `<path d="M${width * 0.2} ${8 + index * 13} l${width * 0.28} 6 M${width * 0.8} ${8 + index * 13} l${-width * 0.28} 6" stroke="#3b4246" stroke-width="3" fill="none"/>`,
  )}${box(width * 0.47, 3, width * 0.06, height - 6, "#3b4246")}</g>`;
