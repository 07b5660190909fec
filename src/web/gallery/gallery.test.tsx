import { createRoutesStub } from "react-router";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ALL_EXAMPLES } from "./all-examples.ts";
import { Gallery } from "./gallery.tsx";
import { SCREENS } from "./screens.tsx";

const rendered = (screen?: string): string => {
  const Stub = createRoutesStub([{ path: "*", Component: () => <Gallery screen={screen} /> }]);
  return renderToStaticMarkup(<Stub initialEntries={["/_gallery"]} />);
};

test("every example renders, without an inline style, which the content policy would refuse", () => {
  const html = rendered();
  for (const { examples } of ALL_EXAMPLES) {
    for (const { name } of examples) expect(html).toContain(name);
  }
  expect(html).not.toMatch(/\sstyle="/);
});

test("every screen has one main part, one first heading, no id twice and no inline style", () => {
  for (const screen of Object.keys(SCREENS)) {
    const html = rendered(screen);
    expect(html.match(/<main/g), screen).toHaveLength(1);
    expect(html.match(/<h1/g), screen).toHaveLength(1);
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size, screen).toBe(ids.length);
    expect(html, screen).not.toMatch(/\sstyle="/);
  }
});

test("no text of ours has an ordinary space before a high sign or an apostrophe of the typewriter", () => {
  for (const screen of Object.keys(SCREENS)) {
    const text = rendered(screen)
      .replaceAll(/<[^>]+>/g, " | ")
      .replaceAll(/&#x27;/g, "'");
    expect(text.match(/[\p{L}\d] [!?;:»%€]/u), screen).toBeNull();
    expect(text.match(/\p{L}'\p{L}/u), screen).toBeNull();
  }
});
