/** Drawn marks on a panel, by the name of their file: the demo group has no photographs. */
const PANEL = `<defs>
  <linearGradient id="paint" x1="0" y1="0" x2="0.25" y2="1">
    <stop offset="0" stop-color="#8ea0ab"/><stop offset="0.45" stop-color="#5c6f7b"/><stop offset="1" stop-color="#33434d"/>
  </linearGradient>
  <radialGradient id="dent"><stop offset="0" stop-color="#222f37"/><stop offset="0.6" stop-color="#43545f"/>
    <stop offset="1" stop-color="#5c6f7b" stop-opacity="0"/></radialGradient>
</defs>
<rect width="960" height="640" fill="url(#paint)"/>
<path d="M-20 170C260 110 620 110 980 190" fill="none" stroke="#c3d0d7" stroke-width="10" opacity="0.6"/>
<path d="M-20 480C300 430 660 440 980 500" fill="none" stroke="#1f2b32" stroke-width="7" opacity="0.7"/>`;

const chips = [
  [310, 260, 9],
  [402, 318, 6],
  [455, 238, 7],
  [520, 356, 10],
  [588, 282, 5],
  [640, 330, 7],
  [372, 392, 5],
]
  .map(
    ([x, y, r]) =>
      `<circle cx="${x}" cy="${y}" r="${r}" fill="#d9d4cc"/><circle cx="${x}" cy="${y}" r="${(r ?? 2) / 2}" fill="#3b3a38"/>`,
  )
  .join("");

const spokes = Array.from(
  { length: 10 },
  (_, index) =>
    `<path d="M480 320L480 96" stroke="#b9c1c6" stroke-width="34" transform="rotate(${index * 36} 480 320)"/>`,
).join("");

export const MARK_DRAWINGS: Readonly<Record<string, string>> = {
  rayure: `${PANEL}<path d="M250 380C380 350 520 318 712 268" fill="none" stroke="#e9e4db" stroke-width="5"/>
    <path d="M262 392C380 366 500 338 640 302" fill="none" stroke="#e9e4db" stroke-width="2"/>`,
  bosse: `${PANEL}<ellipse cx="480" cy="330" rx="130" ry="96" fill="url(#dent)"/>
    <path d="M372 292C430 236 540 236 592 296" fill="none" stroke="#dbe4e8" stroke-width="6" opacity="0.8"/>`,
  impacts: PANEL + chips,
  jante: `<rect width="960" height="640" fill="#1b2023"/><circle cx="480" cy="320" r="300" fill="#0d1113"/>
    <circle cx="480" cy="320" r="238" fill="#23292d"/>${spokes}<circle cx="480" cy="320" r="52" fill="#8b959b"/>
    <circle cx="480" cy="320" r="232" fill="none" stroke="#cfd6da" stroke-width="18"/>
    <path d="M640 152A232 232 0 0 1 706 268" fill="none" stroke="#6b6154" stroke-width="20" stroke-dasharray="9 6"/>`,
  peinture: `${PANEL}<path d="M420 120H960V640H300C340 440 350 260 420 120Z" fill="#6f8593" opacity="0.55"/>
    <path d="M420 120C350 260 340 440 300 640" fill="none" stroke="#dbe4e8" stroke-width="3" stroke-dasharray="14 10"/>`,
};

export const drawingSvg = (drawing: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 640" width="960" height="640">${drawing}</svg>`;
