import { describe, expect, it } from "vitest";
import { SECTION_SCHEMAS } from "#domain/content/index.ts";
import { canonicalListPath } from "../../content/page/route.server.ts";
import { createFakeLiveContent } from "../../../../tests/fakes/live-content.ts";
import { anArticle, withSearch, buildView } from "../../../../tests/builders/live-sections.ts";
import { buildSectionViews } from "../section-views.server.ts";
import { isPastLastPage, type NewsListView } from "./news-list.tsx";

describe("news list section", () => {
  const articles = async () => [7, 6, 5, 4, 3, 2, 1].map(anArticle);
  const section = { component: "news_list" as const, title: "Actualités", limit: 3, pages: true };
  const views = async (search: string, ...others: readonly object[]) =>
    buildSectionViews(
      [section, ...others].map((input) => SECTION_SCHEMAS.news_list.parse(input)),
      createFakeLiveContent({ articles, ...withSearch(search) }),
    );
  const page = async (search: string, overrides: object = {}): Promise<readonly [number | undefined, unknown]> => {
    const view = await buildView<NewsListView>({ ...section, ...overrides }, { articles, ...withSearch(search) });
    return [view?.page, view?.articles.map(({ title }) => title)];
  };

  it("paginates and clamps to the last page", async () => {
    expect(await page("")).toEqual([1, ["Article 7", "Article 6", "Article 5"]]);
    expect(await page("page=3")).toEqual([3, ["Article 1"]]);
    expect(await page("page=99")).toEqual([3, ["Article 1"]]);
    for (const odd of ["0", "-1", "x", "1e9", ""]) expect((await page(`page=${odd}`))[0]).toBe(1);
  });

  it("has a canonical URL per page", async () => {
    expect(canonicalListPath("/news", await views("page=2&from=mail"))).toBe("/news?page=2");
    expect(canonicalListPath("/news", await views("page=1"))).toBe("/news");
  });

  it("has no page past the last one of its longest list, and none to miss without pages", async () => {
    const isMissing = async (search: string, ...others: readonly object[]): Promise<boolean> =>
      isPastLastPage(new URLSearchParams(search), await views(search, ...others));
    for (const text of ["page=4", "page=123456789012345678901234567890"]) expect(await isMissing(text)).toBe(true);
    for (const text of ["", "page=3", "page=0", "page=x"]) expect(await isMissing(text)).toBe(false);
    expect(await isMissing("page=4", { ...section, limit: 2 })).toBe(false);
    expect(await isMissing("page=4", { ...section, pages: false })).toBe(true);
    const single = await buildSectionViews(
      [SECTION_SCHEMAS.news_list.parse({ ...section, pages: false })],
      createFakeLiveContent({ articles }),
    );
    expect(isPastLastPage(new URLSearchParams("page=4"), single)).toBe(false);
  });

  it("displays the newest articles if it has no pages", async () => {
    expect(await page("page=2", { pages: false })).toEqual([1, ["Article 7", "Article 6", "Article 5"]]);
  });

  it("displays the chosen articles in their order, by slug, by uuid and as the content service resolves them", async () => {
    const [first, second] = [anArticle(1), { ...anArticle(2), uuid: "7d7a1f5e-1e7f-4d6c-9e53-0f3f1e7c9a10" }];
    const live = { articles: async () => [anArticle(3), second, first] };
    const titlesOf = async (chosen: readonly unknown[]) =>
      (await buildView<NewsListView>({ ...section, articles: chosen }, live))?.articles.map(({ title }) => title);
    expect(await titlesOf([first.slug, second.uuid, "news/elsewhere"])).toEqual(["Article 1", "Article 2"]);
    expect(await titlesOf([{ full_slug: second.slug, content: {} }])).toEqual(["Article 2"]);
  });

  it("formats the day in French", async () => {
    const view = await buildView<NewsListView>(section, { articles });
    expect(view?.articles[0]).toMatchObject({ day: "2026-10-07", date: "7\u00a0octobre\u00a02026" });
  });
});
