import { describe, expect, test } from "vitest";
import { sharedSite } from "../browser-support/sites/shared-site.ts";
import { requestPage } from "./site-with-settings.ts";

const readText = async (path: string): Promise<string> => {
  const answer = await requestPage(sharedSite().url + path);
  expect(answer.status, path).toBe(200);
  return answer.text();
};

const PAYLOAD = /<script type="application\/json" id="payload">(.*?)<\/script>/s;

const payloadOf = (html: string): string => PAYLOAD.exec(html)?.[1]?.replaceAll("\\u003c", "<") ?? "";

/** Shorter texts are labels, each once for the whole page. */
const VIEW_LENGTH = 400;

/** The views of a page are texts of the router's data: the first line of a payload lists its values. */
const viewsOf = (payload: string): readonly string[] => {
  const [line = ""] = payload.split("\n");
  const values = JSON.parse(line) as readonly unknown[];
  return values.filter((value): value is string => typeof value === "string" && value.length > VIEW_LENGTH);
};

const dataPath = (path: string): string => {
  const [page = "", search] = path.split("?");
  const data = page === "/" ? "/_.data" : `${page}.data`;
  return search === undefined ? data : `${data}?${search}`;
};

/** Pages without a form, whose token is of one visitor. */
const PAGES = ["/", "/stock", "/stock?brand=ford", "/stock?equipment=abs", "/ford", "/faq"];

test.each(PAGES)("a step to %s gets the views of its document", async (path) => {
  const views = viewsOf(payloadOf(await readText(path)));
  expect(views.some((view) => view.includes('"component"') || view.includes('"facets"'))).toBe(true);
  expect(viewsOf(await readText(dataPath(path)))).toEqual(views);
});

const countOf = (text: string, part: string): number => text.split(part).length - 1;

describe("the questions of a page", () => {
  type Question = { readonly acceptedAnswer: { readonly text: string } };
  type Data = { readonly "@type": string; readonly mainEntity: readonly Question[] };

  test("have each answer once in the data for the router and once in the structured data", async () => {
    const html = await readText("/faq");
    const texts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
    const data = texts.map(([, text = ""]) => JSON.parse(text) as Data).filter((one) => one["@type"] === "FAQPage");
    expect(data).toHaveLength(1);
    const answers = data.flatMap(({ mainEntity }) => mainEntity.map(({ acceptedAnswer }) => acceptedAnswer.text));
    expect(answers.length).toBeGreaterThan(10);
    const payload = payloadOf(html);
    const counts = answers.map((answer) => countOf(payload, answer.slice(0, 30)));
    // A link within the first words divides the text.
    expect(counts.filter((count) => count === 1).length).toBeGreaterThan(10);
    expect(Math.max(...counts)).toBe(1);
  });
});
