import type { Palette } from "#domain/brand/index.ts";

/** Colours of a mail, and those of mail programs in dark mode: the program's own. */
export const MAIL_COLOURS = {
  ink: "#0d2129",
  inkSoft: "#3f5057",
  paper: "#fbf9f5",
  line: "#dedad2",
  action: "#a92800",
  darkPaper: "#0b1a20",
  darkSurface: "#12252c",
  darkLine: "#263a41",
  darkInk: "#f3f0ea",
  darkInkSoft: "#b5c1c4",
  darkAction: "#ff8762",
} as const;

/** The mail in the colours of a group; null: in the program's own. */
export const withMailColours = (html: string, palette: Palette | null): string => {
  if (palette === null) return html;
  const { light, dark } = palette;
  const own: Readonly<Record<keyof typeof MAIL_COLOURS, string | undefined>> = {
    ink: light["ink"],
    inkSoft: light["ink-soft"],
    paper: light["paper"],
    line: light["line"],
    action: light["action"],
    darkPaper: dark["paper"],
    darkSurface: dark["surface"],
    darkLine: dark["line"],
    darkInk: dark["ink"],
    darkInkSoft: dark["ink-soft"],
    darkAction: dark["action"],
  };
  const byColour = new Map(
    Object.entries(MAIL_COLOURS).map(([name, colour]) => [colour, own[name as keyof typeof own]]),
  );
  return html.replaceAll(/#[0-9a-f]{6}(?![0-9a-f])/g, (colour) => byColour.get(colour as never) ?? colour);
};
