import { writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { writeSmallContent } from "../browser-support/sites/small-content.ts";
import { type Site, startSite } from "../browser-support/sites/site.ts";
import { listenOnLoopback, type LoopbackServer } from "../fakes/loopback.ts";
import { readPages } from "./site-with-settings.ts";

const NAMES = Array.from({ length: 40 }, (_, index) => `icon-with-a-long-name-${index}`);
const DRAWING = '<path d="M1 1h22"/>';

/** At most 24 items a grid. */
const gridsOf = (icons: readonly string[]): string =>
  [icons.slice(0, 24), icons.slice(24)]
    .filter((part) => part.length > 0)
    .map(
      (part) =>
        `  - component: grid\n    items:\n${part.map((icon) => `      - { title: "${icon}", icon: "${icon}" }\n`).join("")}`,
    )
    .join("");

const page = (icons: readonly string[]): string =>
  `name: "Icônes"\ntitle: "Icônes"\nupdated_at: "2026-11-16T08:00:00Z"\nsections:\n  - { component: hero, title: "Icônes" }\n${gridsOf(icons)}`;

/** Addresses that the site requested. */
const requested: string[] = [];
/** What the site did with the sets that the API does not answer. */
const silence: ("requested" | "given up")[] = [];

let api: LoopbackServer;
let site: Site;

/** Answers every icon of the sets `first` and `second`, and says nothing about those of other sets. */
const iconApi = createServer((request, response) => {
  const address = new URL(request.url ?? "", "http://icons.example");
  if (!/^\/(?:first|second)\.json$/.test(address.pathname)) {
    silence.push("requested");
    response.on("close", () => silence.push("given up"));
    return;
  }
  requested.push(`http://${request.headers.host}${request.url}`);
  const names = (address.searchParams.get("icons") ?? "").split(",");
  const icons = Object.fromEntries(names.map((name) => [name, { body: DRAWING }]));
  response.setHeader("content-type", "application/json");
  response.end(JSON.stringify({ prefix: address.pathname.slice(1, -5), icons, width: 24, height: 24 }));
});

beforeAll(async () => {
  api = await listenOnLoopback(iconApi);
  site = await startSite({
    env: { ICON_API_URL: `http://127.0.0.1:${api.port}` },
    writeContent: (contentDir) => {
      writeSmallContent(contentDir);
      const drawn = [...NAMES.map((name) => `first:${name}`), "second:car"];
      writeFileSync(join(contentDir, "icones.yaml"), page(drawn));
      writeFileSync(join(contentDir, "silence.yaml"), page(["third:car", "fourth:car"]));
    },
  });
});

afterAll(async () => {
  await site?.dispose();
  await api?.stop();
});

test("a page has the icons of several sets, requested in addresses of at most 500 characters", async () => {
  const html = await readPages(site.url)("/icones");
  expect(
    html.querySelectorAll(".grid-items svg").filter(({ innerHTML }) => innerHTML.includes("M1 1h22")),
  ).toHaveLength(NAMES.length + 1);
  expect(requested.length).toBeGreaterThanOrEqual(3);
  expect(requested.filter(({ length }) => length > 500)).toEqual([]);
});

test("a page is shown without icons that do not come: it requests all sets at once and gives them up", async () => {
  const html = await readPages(site.url)("/silence");
  expect(html.querySelectorAll(".grid-items h3")).toHaveLength(2);
  expect(html.querySelectorAll(".grid-items svg")).toEqual([]);
  await expect.poll(() => silence).toEqual(["requested", "requested", "given up", "given up"]);
});

test("the site's own set is JSON with the icons that are requested, and names those it does not have", async () => {
  const answer = await fetch(`${site.url}/api/icons/vitrine.json?icons=phone,none`);
  expect(await answer.json()).toEqual({
    prefix: "vitrine",
    icons: { phone: { body: expect.stringContaining("<path"), width: 20, height: 20 } },
    not_found: ["none"],
  });
  const long = await fetch(`${site.url}/api/icons/vitrine.json?icons=${"a".repeat(500)}`);
  expect(long.status).toBe(400);
});
