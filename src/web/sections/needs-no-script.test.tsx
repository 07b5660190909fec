import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Markup } from "../features/markup/index.ts";
import { markupOf } from "../features/markup/index.server.ts";
import { exampleBrandLogos } from "./brand-logos/brand-logos.examples.ts";
import { exampleCallToAction } from "./call-to-action/call-to-action.examples.ts";
import { exampleDownloads } from "./downloads/downloads.examples.ts";
import { exampleFormSection } from "./form/form.examples.ts";
import { exampleGrid } from "./grid/grid.examples.ts";
import { exampleHero } from "./hero/hero.examples.ts";
import { exampleImageGallery } from "./image-gallery/image-gallery.examples.ts";
import { exampleFullImage } from "./image/image.examples.ts";
import { exampleIntents } from "./intents/intents.examples.ts";
import { exampleLeaseTeaser } from "./lease-teaser/lease-teaser.examples.ts";
import { exampleLogos } from "./logos/logos.examples.ts";
import { exampleMap } from "./map/map.examples.ts";
import { needsNoScript } from "./needs-no-script.ts";
import { exampleNewsList } from "./news-list/news-list.examples.ts";
import { exampleQuote } from "./quote/quote.examples.ts";
import { stylesScriptOf } from "./section-styles.ts";
import type { SectionView } from "./section-views.server.ts";
import { Sections } from "./sections.tsx";
import { exampleSlider } from "./slider/slider.examples.ts";
import { exampleSteps } from "./steps/steps.examples.ts";
import { exampleStockTeaser } from "./stock-teaser/stock-teaser.examples.ts";
import { exampleTable } from "./table/table.examples.ts";
import { exampleTeam } from "./team/team.examples.ts";
import { exampleText } from "./text/text.examples.ts";
import { exampleVacancyList } from "./vacancy-list/vacancy-list.examples.ts";
import { exampleVacancy } from "./vacancy/vacancy.examples.ts";
import { exampleVideo } from "./video/video.examples.ts";

const MARKUP_ALONE: readonly SectionView[] = [
  exampleBrandLogos,
  exampleCallToAction,
  exampleDownloads,
  exampleFullImage,
  exampleGrid,
  { ...exampleHero, search: null, variant: "page", buttons: [] },
  exampleIntents,
  exampleLeaseTeaser,
  exampleLogos,
  exampleNewsList,
  exampleQuote,
  exampleSteps,
  exampleTable,
  { ...exampleTeam, filters: null },
  exampleText,
  { ...exampleVacancyList, filters: null },
  exampleVacancy,
];

test.each(MARKUP_ALONE)("$component is the same from its markup, and has nothing to operate but links", (view) => {
  expect(needsNoScript(view)).toBe(true);
  const html = renderToStaticMarkup(<Sections views={[view]} />).replace(/^(?:<link[^>]*>)+/, "");
  expect(renderToStaticMarkup(<Markup node={markupOf(<Sections views={[view]} />)} />)).toBe(html);
  expect(html).not.toMatch(/<(?:button|input|select|textarea|form)\b(?![^>]* disabled)/);
});

/** The style sheets that a file imports, and those that they import in turn. */
const importedStyles = (file: string): readonly string[] =>
  [...readFileSync(file, "utf8").matchAll(/import "([^"]+[.]css)"/g)]
    .map(([, path = ""]) => join(dirname(file), path))
    .flatMap((path) => [path, ...importedStyles(path)]);

const SCRIPTS = join(import.meta.dirname, "scripts");

const STYLES = readdirSync(SCRIPTS)
  .filter((name) => name.endsWith("styles.ts"))
  .map((name) => ({ script: name.replace(".ts", ""), styles: importedStyles(join(SCRIPTS, name)) }));

test.each(MARKUP_ALONE)("styles of $component come on demand if they are in a file of their own", ({ component }) => {
  const folder = `/${component.replaceAll("_", "-")}/`;
  const scripts = STYLES.filter(({ styles }) => styles.some((path) => path.includes(folder)));
  const script = stylesScriptOf(component);
  expect(scripts.map((found) => found.script)).toEqual(script === null ? [] : [script]);
});

test.each(STYLES)(
  "the script of markup, for an icon that was not loaded, has the styles of $script too",
  ({ styles }) => {
    expect(importedStyles(join(SCRIPTS, "markup.ts"))).toEqual(expect.arrayContaining([...styles]));
  },
);

test("sections with handlers need their script", () => {
  const views: readonly SectionView[] = [
    exampleHero,
    exampleStockTeaser,
    exampleImageGallery,
    exampleSlider,
    exampleFormSection,
    exampleMap,
    exampleTeam,
    exampleVacancyList,
    exampleVideo,
    {
      ...exampleCallToAction,
      buttons: exampleCallToAction.buttons.map((button) => ({ ...button, link: null })),
    },
  ];
  expect(views.filter(needsNoScript)).toEqual([]);
});
