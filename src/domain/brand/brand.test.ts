import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  brandIdentitySchema,
  brandStyle,
  DEFAULT_BRAND,
  iconSvg,
  readDrawing,
  socialPictureSvg,
  toPalette,
} from "./index.ts";
import { contrast, DEFAULT_PALETTE, derivePalette, TEXT_CONTRAST } from "./palette.ts";
import { TEXT_ON_BACKGROUND } from "./brand.ts";

const hex = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
const valid = fc
  .record({ ink: hex, paper: hex, accent: hex })
  .filter((colours) => brandIdentitySchema.safeParse({ colours }).success);

const grey = fc.record({
  ink: fc.integer({ min: 0, max: 40 }).map((value) => `#${value.toString(16).padStart(2, "0").repeat(3)}`),
  paper: fc.integer({ min: 235, max: 255 }).map((value) => `#${value.toString(16).padStart(2, "0").repeat(3)}`),
  accent: hex,
});

describe("the derived colours", () => {
  test("keep text readable in light, dark and on dark surfaces", () => {
    fc.assert(
      fc.property(fc.oneof(grey, valid), (colours) => {
        const { light, dark, onDark } = derivePalette(colours);
        for (const scheme of [light, dark, onDark]) {
          const pale = TEXT_ON_BACKGROUND.filter(
            ([text, ground]) => contrast(scheme[text] ?? "", scheme[ground] ?? "") < TEXT_CONTRAST,
          );
          expect(pale).toEqual([]);
        }
      }),
    );
  });

  test("are those of the style sheet that follows the program's, and small", () => {
    const palette = derivePalette({ ink: "#1c2324", paper: "#ffffff", accent: "#0a7d4f" });
    const css = brandStyle({ palette, font: { kind: "system" } });
    expect(css).toContain("--ink:#1c2324");
    expect(css).toContain("@media (prefers-color-scheme:dark){html:root{");
    expect(css.length).toBeLessThan(2_500);
    expect(brandStyle(DEFAULT_BRAND)).toBe("");
  });
});

test("the program's own palette is that of its design tokens", () => {
  const css = readFileSync("src/ui/tokens.css", "utf8");
  const tokensOf = (selector: string): Record<string, string> =>
    Object.fromEntries(
      [...(css.split(`${selector} {`)[1]?.split("}")[0] ?? "").matchAll(/--([\w-]+): ([^;]+);/g)].map(
        ([, name = "", value = ""]) => [name, value],
      ),
    );
  expect(tokensOf(":root,\n.on-studio")).toMatchObject(DEFAULT_PALETTE.light);
  expect(tokensOf("dark) {\n  :root")).toMatchObject(DEFAULT_PALETTE.dark);
  expect(tokensOf(".on-dark,\n.btn-on-dark")).toMatchObject(DEFAULT_PALETTE.onDark);
});

describe("shades of a corporate design", () => {
  const colours = { ink: "#1c1f24", paper: "#ffffff", accent: "#0a7d4f" };

  test("stand instead of derived ones", () => {
    const palette = toPalette({ ...colours, shades: { light: { action: "#00492c" }, dark: {}, on_dark: {} } });
    expect(palette.light).toMatchObject({ action: "#00492c", ink: "#1c1f24" });
    expect(palette.dark).toEqual(derivePalette(colours).dark);
  });

  test("are refused where nobody can read them", () => {
    const { error } = brandIdentitySchema.safeParse({ colours: { ...colours, shades: { dark: { ink: "#444444" } } } });
    expect(error?.issues[0]?.path).toEqual(["colours", "shades", "dark", "ink"]);
    expect(error?.issues[0]?.message).toMatch(/^ink has a contrast of 1\.\d to paper; text needs 4\.5$/);
  });
});

test.each([
  [
    { ink: "#999999", paper: "#ffffff", accent: "#0a7d4f" },
    /2\.[0-9] to paper; text needs 7, dark on light: ink #[0-9a-f]{6} would do/,
  ],
  [
    { ink: "#ffffff", paper: "#000000", accent: "#0a7d4f" },
    /dark on light: ink #[0-9a-f]{6} with paper #ffffff would do/,
  ],
])("refuses colours on which nobody can read, and names some that would do", (colours, message) => {
  const { error } = brandIdentitySchema.safeParse({ colours });
  expect(error?.issues[0]?.message).toMatch(message);
  const [, ink = "", paper = colours.paper] =
    /ink (#\w+)(?: with paper (#\w+))?/.exec(error?.issues[0]?.message ?? "") ?? [];
  expect(brandIdentitySchema.safeParse({ colours: { ...colours, ink, paper } }).success).toBe(true);
});

describe("a drawing", () => {
  test("is its shapes, with what the root says of them", () => {
    const svg =
      '<?xml version="1.0"?><!-- logo -->\n<svg viewBox="0 0 80 20" fill="none"><path id="a" d="M0 0h4"/></svg>';
    expect(readDrawing(svg, "logo")).toEqual({
      ok: true,
      value: { body: '<g fill="none"><path id="logo-a" d="M0 0h4"/></g>', width: 80, height: 20 },
    });
  });

  test.each([
    ["a script", '<svg viewBox="0 0 1 1"><script>alert(1)</script></svg>'],
    ["an event", '<svg viewBox="0 0 1 1"><path onload="alert(1)" d="M0 0"/></svg>'],
    ["a picture elsewhere", '<svg viewBox="0 0 1 1"><image href="https://a.example/b.png"/></svg>'],
    ["no size", "<svg><path d='M0 0'/></svg>"],
    ["no drawing", "GIF89a"],
  ])("with %s is refused", (_, svg) => {
    expect(readDrawing(svg, "logo").ok).toBe(false);
  });
});

test("a social picture is the logo in the colours of dark surfaces, else the name in lines that fit a square", () => {
  const logo = { body: '<path fill="currentColor"/><path stroke="var(--accent)"/>', width: 80, height: 20 };
  const drawn = socialPictureSvg({ logo, palette: DEFAULT_PALETTE }, "Garage");
  expect(drawn).toContain(
    `<path fill="${DEFAULT_PALETTE.onDark.ink}"/><path stroke="${DEFAULT_PALETTE.onDark.accent}"/>`,
  );
  expect(drawn).not.toMatch(/var\(|<text/);
  const typed = socialPictureSvg({ logo: null, palette: DEFAULT_PALETTE }, "Durand & Fils Automobiles");
  expect([...typed.matchAll(/<tspan[^>]*>([^<]*)</g)].map(([, line]) => line)).toEqual([
    "Durand &amp;",
    "Fils",
    "Automobiles",
  ]);
});

test("without an icon the first letter of the name stands on the group's ink", () => {
  const palette = derivePalette({ ink: "#1c1f24", paper: "#ffffff", accent: "#0a7d4f" });
  expect(iconSvg({ icon: null, palette }, "« Étoile »")).toMatch(/fill="#1c1f24".*>É<\/text>/);
  expect(iconSvg({ icon: null, palette: DEFAULT_PALETTE }, "<b>")).toContain(">B</text>");
});
