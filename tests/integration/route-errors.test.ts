import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import type { BuildManifest } from "../../src/web/platform/preload/preload-slots.ts";
import { sharedSite } from "../browser-support/sites/shared-site.ts";
import { createVisitor } from "./form-visitor.ts";

const site = sharedSite();
const { request, read } = createVisitor(() => site);

/** What browsers send for a link and for the address bar. */
const AS_A_BROWSER = { headers: { accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8" } };

const readPaths = async (): Promise<readonly string[]> => {
  const { id } = JSON.parse(await read("/builds/latest.json")) as { readonly id: string };
  const { routes } = JSON.parse(await read(`/builds/meta/${id}.json`)) as BuildManifest;
  return routes.map(({ path }) => path);
};

/** Fragments of pages, which scripts request. */
const isIsland = (path: string): boolean => path.startsWith("/islands/");

test("every route answers a browser that asks for nothing that exists with a page, never with data", async () => {
  const paths = (await readPaths()).filter((path) => !isIsland(path));
  const wrong: string[] = [];
  let errors = 0;
  for (const path of paths) {
    const address = path.replaceAll(/:\w+/g, "inconnu").replace("*", "inconnu");
    const response = await request(address, AS_A_BROWSER);
    if (response.status >= 300 && response.status < 400) continue;
    const html = parse(await response.text());
    const mains = html.querySelectorAll("main");
    const isPage = response.headers.get("content-type") === "text/html; charset=utf-8" && mains.length === 1;
    if (!isPage || html.querySelector("title")?.text === "") wrong.push(`${response.status} ${address}`);
    if (mains[0]?.getAttribute("data-error-type")) errors += 1;
  }
  expect(wrong).toEqual([]);
  expect(errors).toBeGreaterThan(30);
});

const RESOURCES = [
  "/listes",
  "/rendez-vous.ics",
  "/stock/inconnu/fiche/code.svg",
  "/stock/inconnu/leasing-en-ligne/etape",
];

test.each(RESOURCES)(
  "%s shows the error page with its search to a browser, and its message to a program",
  async (path) => {
    const page = await request(path, AS_A_BROWSER);
    const html = parse(await page.text());
    expect([page.status, html.querySelector("main")?.getAttribute("data-error-type")]).toEqual([
      404,
      path.endsWith(".svg") ? "vehicle-not-found" : "page-not-found",
    ]);
    expect(html.querySelector("title")?.text).toBe("404 – Page introuvable – Alzette Automobiles");
    expect(html.querySelector('main form[action="/stock"] input[name="q"]')).not.toBeNull();
    const text = await request(path);
    expect([text.status, text.headers.get("content-type")]).toEqual([404, "text/plain; charset=utf-8"]);
    expect(await text.text()).toBe(`Page Not Found: ${path}`);
  },
);

test("the compared vehicles are data for browsers too", async () => {
  const { vehicles } = JSON.parse(await read("/api/v1/vehicles?perPage=1")) as {
    readonly vehicles: readonly { readonly id: number }[];
  };
  const id = vehicles[0]?.id;
  const response = await request(`/listes?ids=${id}`, AS_A_BROWSER);
  expect(await response.json()).toMatchObject([{ id }]);
});

test("a payload has the specification's message and the status with its text", async () => {
  const response = await request("/nulle-part.data");
  const payload = await response.text();
  expect(response.status).toBe(404);
  for (const text of ["Page Not Found: /nulle-part", "Not Found"]) expect(payload).toContain(`"${text}"`);
});
