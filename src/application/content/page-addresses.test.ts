import { expect, test } from "vitest";
import type { Story } from "#domain/content/index.ts";
import { createFormPages } from "./page-addresses.ts";

const aStory = (slug: string, ...components: string[]): Story =>
  ({ slug, sections: components.map((component) => ({ component })) }) as unknown as Story;

test("knows the pages with a form, also when the content has changed or cannot be read", async () => {
  let stories: readonly Story[] | null = [aStory("contact", "hero", "form"), aStory("faq", "accordion")];
  const errors: string[] = [];
  const pages = createFormPages({
    content: { stories: async () => stories ?? Promise.reject(new Error("no answer")) },
    pathOf: (slug) => `/${slug}`,
    log: { error: (_, message) => void errors.push(message) },
  });
  expect(pages.has("/contact")).toBe(false);
  await pages.refresh();
  expect(["/contact", "/faq"].map(pages.has)).toEqual([true, false]);
  expect(pages.paths()).toEqual(["/contact"]);
  stories = [aStory("faq", "form")];
  await pages.refresh();
  expect(["/contact", "/faq"].map(pages.has)).toEqual([false, true]);
  stories = null;
  await pages.refresh();
  expect([pages.has("/faq"), errors]).toEqual([true, ["failed to refresh the list of pages with forms"]]);
});
