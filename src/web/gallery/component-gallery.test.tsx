import { createRoutesStub } from "react-router";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { locationStrings } from "../locations/location/locations-strings.ts";
import { ALL_COMPONENTS } from "../sections/all-sections.server.ts";
import { SectionComponentsContext } from "../sections/page-sections.tsx";
import { ALL_EXAMPLES, ComponentGallery, SCREENS } from "./component-gallery.tsx";

const render = (screen?: string): string => {
  const Stub = createRoutesStub([{ path: "*", Component: () => <ComponentGallery screen={screen} /> }]);
  return renderToStaticMarkup(
    <SectionComponentsContext value={ALL_COMPONENTS}>
      <Stub initialEntries={["/_gallery"]} />
    </SectionComponentsContext>,
  );
};

test("renders every example without inline styles, which the content policy forbids", () => {
  const html = render();
  for (const { examples } of ALL_EXAMPLES) {
    for (const { name } of examples) expect(html).toContain(name);
  }
  expect(html).not.toMatch(/\sstyle="/);
});

test("renders every screen with one main element, one h1, unique ids and no inline styles", () => {
  for (const screen of Object.keys(SCREENS)) {
    const html = render(screen);
    expect(html.match(/<main/g), screen).toHaveLength(1);
    expect(html.match(/<h1/g), screen).toHaveLength(1);
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size, screen).toBe(ids.length);
    expect(html, screen).not.toMatch(/\sstyle="/);
  }
});

test("uses no plain space before high punctuation and no straight apostrophe", () => {
  for (const screen of Object.keys(SCREENS)) {
    const text = render(screen)
      .replaceAll(/<[^>]+>/g, " | ")
      .replaceAll(/&#x27;/g, "'")
      // A sentence of the specification, which has straight apostrophes.
      .replaceAll(locationStrings.noMatch, "");
    expect(text.match(/[\p{L}\d] [!?;:»%€]/u), screen).toBeNull();
    expect(text.match(/\p{L}'\p{L}/u), screen).toBeNull();
  }
});
