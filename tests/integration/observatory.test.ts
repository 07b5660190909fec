import { afterAll, beforeAll, expect, test } from "vitest";
import { startSite, type Site } from "../browser-support/sites/site.ts";
import { findFormPath, openForm } from "../reliability/lead-visitor.ts";
import { MAXIMUM_SCORE, observatoryScore } from "./observatory-score.ts";

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36";

let site: Site;

beforeAll(async () => {
  site = await startSite({ env: { SITE_URL: "https://www.alzette-automobiles.example" } });
});

afterAll(() => site?.dispose());

const read = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
  const response = await fetch(site.url + path, { headers: { "user-agent": BROWSER, ...headers } });
  return { status: response.status, headers: response.headers, html: await response.text() };
};

/** The address of the thanks page of a form that is sent. */
const thanksPath = async (formPath: string): Promise<string> => {
  const { address, body } = await openForm(site, formPath, "Nora");
  const answer = await fetch(site.url + address, {
    method: "POST",
    redirect: "manual",
    headers: { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" },
    body,
  });
  return answer.headers.get("location") ?? "";
};

// `every-page.test.ts` does the same for the pages of the sitemap, which it reads anyway.
test("each page outside the sitemap has the highest score of the Observatory", async () => {
  const formPath = await findFormPath(site);
  const vehicle = formPath.replace(/\/[^/]+$/, "");
  const paths = [formPath, `${vehicle}/fiche`, await thanksPath(formPath), "/stock/favoris", "/stock/comparer"];
  const scores = new Map<string, number>();
  for (const path of paths) {
    const response = await read(path);
    expect([path, response.status]).toEqual([path, 200]);
    scores.set(path, observatoryScore(response));
  }
  expect([...scores].filter(([, score]) => score < MAXIMUM_SCORE)).toEqual([]);
});

test("a page that sets a cookie has the highest score too", async () => {
  const response = await read("/stock/favoris", { cookie: "__Host-favoris=999999999" });
  expect(response.headers.getSetCookie()).toHaveLength(1);
  expect(observatoryScore(response)).toBe(MAXIMUM_SCORE + 5);
});

test.each([
  ["content-security-policy", "default-src 'none'; script-src 'self' 'unsafe-inline'", 80],
  ["content-security-policy", "default-src 'self'; frame-ancestors 'none'", 125],
  ["content-security-policy", "", 75],
  ["strict-transport-security", "max-age=86400", 120],
  ["x-content-type-options", "", 125],
  ["referrer-policy", "unsafe-url", 120],
  ["set-cookie", "a=1; SameSite=Lax", 125],
])("the score falls with %s: %s", async (name, value, score) => {
  const { headers: received, html } = await read("/faq");
  const headers = new Headers(received);
  headers.set(name, value);
  expect(observatoryScore({ headers, html })).toBe(score);
});
