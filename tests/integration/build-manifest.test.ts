import { expect, test } from "vitest";
import { type BuildManifest, preloadOf } from "../../src/web/platform/preload/preload-slots.ts";
import { OTHER_PAGES, PAGES, pageOfEachKind, vehiclePath } from "../browser-support/page-kinds.ts";
import { sharedSite } from "../browser-support/sites/shared-site.ts";
import type { Site } from "../browser-support/sites/site.ts";

const readManifest = async (url: string) => {
  const { id } = (await (await fetch(`${url}/builds/latest.json`)).json()) as { readonly id: string };
  const address = `${url}/builds/meta/${id}.json`;
  const response = await fetch(address);
  return { id, address, headers: response.headers, manifest: (await response.json()) as BuildManifest };
};

/** Redirects are not followed: a browser stores none of them. */
const readPayload = (url: string, page: string): Promise<Response> => {
  const { pathname, search } = new URL(page, url);
  return fetch(`${url}${pathname}${pathname === "/" ? "_" : ""}.data${search}`, { redirect: "manual" });
};

test("the build manifest states for each kind of page whether a browser stores its payload", async () => {
  const site = sharedSite() as Site;
  const { manifest } = await readManifest(site.url);
  const vehicle = await vehiclePath(site);
  const pages = [...PAGES.map(([, path]) => path(vehicle)), ...OTHER_PAGES.map((path) => path(vehicle))];
  const paths = [...new Set([...pages, ...(await pageOfEachKind(site))])];
  const wrong: string[] = [];
  let checked = 0;
  for (const path of paths) {
    const response = await readPayload(site.url, path);
    // No page links to one that does not exist.
    if (response.status !== 200) continue;
    checked += 1;
    const isStored = response.headers.get("cache-control")?.startsWith("public,") ?? false;
    if (preloadOf(manifest, path, site.url)?.isStored !== isStored) wrong.push(path);
  }
  expect(wrong).toEqual([]);
  expect(checked).toBeGreaterThan(60);
});

test("addresses of files and data have no payload", async () => {
  const { url } = sharedSite();
  const { manifest } = await readManifest(url);
  const { pathname } = new URL((await vehiclePath({ url })) + "/fiche/code.svg", url);
  for (const path of ["/listes", "/rendez-vous.ics", "/islands/open-now", pathname]) {
    expect(preloadOf(manifest, path, url), path).toBeNull();
  }
});

test("the manifest is fresh for ten minutes, has an entity tag, and that of another build does not exist", async () => {
  const { url } = sharedSite();
  const { address, headers } = await readManifest(url);
  expect(headers.get("cache-control")).toBe("public, max-age=600");
  const again = await fetch(address, { headers: { "if-none-match": headers.get("etag") ?? "" } });
  expect(again.status).toBe(304);
  for (const name of ["another.json", "..%2Flatest.json", "latest.txt"]) {
    expect((await fetch(`${url}/builds/meta/${name}`)).status).toBe(404);
  }
});
