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
