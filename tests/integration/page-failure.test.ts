import { pathToFileURL } from "node:url";
import { join } from "node:path";
import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import type { CreatePageHandler, SiteServices } from "#application/site/index.ts";
import { requestPage, startSiteWithSettings } from "./site-with-settings.ts";

const SECRET = "SELECT * FROM leads";

const failingStock = ({ stock }: SiteServices): SiteServices["stock"] => ({
  ...stock,
  search: () => {
    throw new Error(SECRET);
  },
});

/** The built pages on a stock whose search throws. */
const loadPages = async (services: SiteServices) => {
  const build = (await import(pathToFileURL(join(process.cwd(), "build", "server", "index.js")).href)) as {
    readonly createPageHandler: CreatePageHandler;
  };
  return build.createPageHandler({ ...services, stock: failingStock(services) });
};

test("a page that throws answers 500 with the error page, says nothing of the error and is not cached", async () => {
  const logged: string[] = [];
  const log = (entry: unknown, message: string): void =>
    void logged.push(`${message} ${String((entry as { err?: Error }).err)}`);
  const url = await startSiteWithSettings((settings) => settings, { loadPages, onError: log });
  const answer = await requestPage(`${url}/stock`);
  const text = await answer.text();
  const html = parse(text);
  expect(answer.status).toBe(500);
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  expect(html.querySelector("main")?.getAttribute("data-error-type")).toBe("something-went-wrong");
  expect(html.querySelector("title")?.text).toMatch(/^500 – Quelque chose s’est mal passé/);
  expect(html.querySelector("main .error-actions a")?.getAttribute("href")).toBe("/");
  expect(text).not.toContain(SECRET);
  expect(text).not.toMatch(/node_modules|at .*\.tsx?:\d+/);
  expect(logged).toEqual([`page failed Error: ${SECRET}`]);
  expect((await requestPage(`${url}/faq`)).status).toBe(200);
});
