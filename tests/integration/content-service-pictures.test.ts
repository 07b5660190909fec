import { createServer } from "node:http";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "node-html-parser";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { RawStory } from "#domain/content/index.ts";
import { openDatabase } from "../../src/adapters/database/index.ts";
import { doctorCommand } from "../../src/cli/commands/doctor.ts";
import type { CliContext } from "../../src/cli/context.ts";
import { readConfig } from "../../src/server/environment/config.ts";
import { createSite } from "../../src/server/site.ts";
import { copyDemoData } from "../browser-support/demo-data.ts";
import { builtWorkers } from "../browser-support/sites/site.ts";
import { CollectedOutput } from "../fakes/collected-output.ts";
import { type FakeContentService, startFakeContentService } from "../fakes/content-service.ts";
import { listenOnLoopback } from "../fakes/loopback.ts";
import { type PictureHost, startPictureHost } from "../fakes/picture-host.ts";

const silentLog = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {}, child: (): object => silentLog };

const ASSETS = "https://a.storyblok.com/f/12345";

const asset = (filename: string, alt: string) => ({ id: 1, fieldtype: "asset", filename, alt, name: "", focus: "" });

const body = [
  { component: "hero", title: "Atelier", image: asset(`${ASSETS}/1600x900/ab/atelier.jpg`, "L’atelier") },
  {
    component: "text",
    text: {
      type: "doc",
      content: [
        {
          type: "paragraph",
          content: [
            { type: "image", attrs: { src: `${ASSETS}/800x600/cd/pont.jpg/m/filters:brightness(10)`, alt: "Un pont" } },
          ],
        },
      ],
    },
  },
  { component: "image", image: asset("https://elsewhere.example/photo.jpg", "Ailleurs") },
  { component: "downloads", title: "Documents", items: [{ title: "Garantie", url: `${ASSETS}/x/ef/garantie.pdf` }] },
];

const story: RawStory = {
  id: 1,
  uuid: "00000000-0000-4000-8000-000000000001",
  name: "Atelier",
  slug: "atelier",
  full_slug: "atelier",
  created_at: "2026-11-01T08:00:00.000Z",
  updated_at: "2026-11-01T08:00:00.000Z",
  first_published_at: "2026-11-01T08:00:00.000Z",
  published_at: "2026-11-01T08:00:00.000Z",
  content: { _uid: "0", component: "page", title: "Atelier", body },
  lang: "default",
  tag_list: [],
  position: 0,
  is_startpage: false,
  parent_id: null,
  group_id: "1",
};

let folder: string;
let service: FakeContentService;
let assets: PictureHost;
let site: { readonly url: string; readonly stop: () => Promise<void> };

/** The variables of the guide, with the addresses of the fake service. */
const readGuideConfig = () => {
  const config = readConfig({
    DATA_DIR: join(folder, "data"),
    CONTENT_API_TOKEN: "token",
    CONTENT_API_URL: service.url,
  });
  if (!config.ok) throw new Error(config.error.join("\n"));
  return config.value;
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "content-service-pictures-"));
  if (!copyDemoData(join(folder, "data"))) throw new Error("no demo data was prepared");
  const photo = await sharp({ create: { width: 1600, height: 900, channels: 3, background: "#1e4f93" } })
    .jpeg()
    .toBuffer();
  assets = await startPictureHost((_, response) => response.end(photo), { asPort443: true });
  service = await startFakeContentService();
  service.stories = [story];
  const running = await createSite(readGuideConfig(), {
    log: silentLog as never,
    pictureTransport: assets.transport,
    workers: await builtWorkers(),
  });
  const server = await listenOnLoopback(createServer(running.listener));
  site = {
    url: `http://127.0.0.1:${server.port}`,
    stop: async () => {
      await server.stop();
      await running.close();
    },
  };
});

afterAll(async () => {
  await site.stop();
  await service.close();
  await assets.stop();
  rmSync(folder, { recursive: true, maxRetries: 10 });
});

const page = async () => {
  const response = await fetch(`${site.url}/atelier`);
  return { status: response.status, html: parse(await response.text()) };
};

test("serves every picture of the content service, without an entry in the settings", async () => {
  await expect.poll(async () => (await page()).status).toBe(200);
  const { html } = await page();
  const addresses = html
    .querySelectorAll("main img")
    .map((image) => image.getAttribute("src") ?? "")
    .filter((src) => src.includes("a.storyblok.com"));
  expect(addresses).toEqual([
    expect.stringContaining("/media/remote/a.storyblok.com/f/12345/1600x900/ab/atelier.jpg/m/800x"),
    "/media/remote/a.storyblok.com/f/12345/800x600/cd/pont.jpg/m/800x0/filters:brightness(10)",
  ]);
  for (const address of addresses) {
    const response = await fetch(site.url + address);
    const { width } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect([address, response.status, width]).toEqual([address, 200, 800]);
  }
  const shared = html.querySelector('meta[property="og:image"]')?.getAttribute("content") ?? "";
  expect((await fetch(site.url + new URL(shared).pathname)).status).toBe(200);
});

test("refuses pictures of other hosts", async () => {
  expect((await fetch(`${site.url}/media/remote/elsewhere.example/photo.jpg/m/800x533`)).status).toBe(400);
  expect(assets.requests.every((request) => request.startsWith("a.storyblok.com/"))).toBe(true);
});

test("counts links to the service's files as downloads", async () => {
  const { html } = await page();
  expect(html.querySelector("main a[href$='.pdf']")?.getAttribute("href")).toBe(`${ASSETS}/x/ef/garantie.pdf`);
  // The browser compares the host of a clicked link with these.
  expect(html.toString()).toContain("a-us.storyblok.com");
});

test("the doctor names the hosts of the space's pictures that are refused", async () => {
  const stdout = new CollectedOutput();
  const context = {
    config: readGuideConfig(),
    stdout,
    stderr: new CollectedOutput(),
    clock: { now: () => new Date() },
    openDatabase: () => openDatabase({ dataDir: join(folder, "data"), url: null }),
    exit: () => undefined,
  } as unknown as CliContext;
  await doctorCommand(context).parseAsync([], { from: "user" });
  expect(stdout.text).toContain(
    [
      "fix   pictures: pictures of pages are not shown, because the settings do not name their hosts; allow the hosts, or use others",
      "  1 picture of elsewhere.example (hosts.images)",
      "  to allow them, write in demo/group/settings/luxembourg.yaml under hosts:",
      "    images: [elsewhere.example]",
    ].join("\n"),
  );
  expect(stdout.text).not.toContain("storyblok.com (");
});
