import { expect, test } from "vitest";
import { storyScriptsOf } from "./story-scripts.ts";

const story = (...components: readonly string[]): string =>
  `sections:\n${components.map((component) => `  - component: ${component}\n`).join("")}`;

test("a story has the scripts of its sections whose styles are not those of every page", () => {
  expect(storyScriptsOf("carrieres", story("text", "vacancy_list", "quote", "form", "form"))).toEqual([
    { isLocation: false, scripts: ["styles/vacancies", "styles/quote", "form"] },
  ]);
  expect(storyScriptsOf("faq", story("text", "stock_teaser"))).toEqual([{ isLocation: false, scripts: [] }]);
});

test("a section whose script depends on a field stands for each of its scripts", () => {
  expect(storyScriptsOf("private-lease", story("lease_offers", "form"))).toEqual([
    { isLocation: false, scripts: ["offers", "form"] },
    { isLocation: false, scripts: ["offer-overview", "form"] },
  ]);
});

test("the page of a location has its team", () => {
  expect(storyScriptsOf("concessions/bertrange", story("image_gallery"))).toEqual([
    { isLocation: true, scripts: ["styles/team", "image-gallery"] },
  ]);
});
