import { readdirSync, readFileSync, writeFileSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { parse } from "node-html-parser";
import { stringify } from "yaml";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { RawStory } from "#domain/content/index.ts";
import { startSite, type Site } from "../browser-support/sites/site.ts";
import { type FakeContentService, startFakeContentService } from "../fakes/content-service.ts";
import { limit } from "../time-limits.ts";

type Content = Readonly<Record<string, unknown>> & { readonly component: string; readonly body: readonly unknown[] };
type Example = { readonly slug: string; readonly content: Content };

const FOLDER = join(import.meta.dirname, "..", "fixtures", "content-service");

/** Stories as the content service answers them for fields that an editor left empty, and dates with a time. */
const fixture = (name: string, slug: string): Example => {
  const { story } = JSON.parse(readFileSync(join(FOLDER, `${name}.json`), "utf8")) as { story: { content: Content } };
  return { slug, content: story.content };
};

const EMPTY_ASSET = { id: null, alt: "", name: "", filename: "", fieldtype: "asset", is_external_url: false };
const PICTURE = {
  id: 1,
  alt: "Une photo",
  filename: "https://a.storyblok.com/f/1/100x100/ab/y.jpg",
  fieldtype: "asset",
};
const hero = { component: "hero", title: "Titre", text: "", image: EMPTY_ASSET, buttons: [], search: [] };

const examples: readonly Example[] = [
  fixture("empty-pictures-in-grid", "grille"),
  fixture("empty-filename-in-hero", "sans-fichier"),
  fixture("null-filename-in-hero", "fichier-nul"),
  fixture("article-with-time", "news/avec-heure"),
  {
    slug: "news/instant",
    content: {
      component: "page",
      article: [
        {
          component: "article",
          published_on: "2026-10-03T22:00:00.000Z",
          category: "Groupe",
          teaser: "T",
          image: EMPTY_ASSET,
        },
      ],
      body: [hero],
    },
  },
  {
    slug: "galerie",
    content: {
      component: "page",
      body: [
        hero,
        {
          component: "image_gallery",
          title: "Galerie",
          images: [{ image: EMPTY_ASSET }, { image: PICTURE, caption: "" }],
        },
        { component: "image", image: EMPTY_ASSET, caption: "Seule" },
        { component: "quote", text: "Une phrase.", author: "Léa", role: "", image: EMPTY_ASSET },
      ],
    },
  },
];

const toRaw = ({ slug, content }: Example, index: number): RawStory => ({
  id: index + 1,
  uuid: `00000000-0000-4000-8000-00000000000${index}`,
  name: slug,
  slug: slug.split("/").at(-1) ?? slug,
  full_slug: slug,
  created_at: "2026-11-01T08:00:00.000Z",
  updated_at: "2026-11-01T08:00:00.000Z",
  first_published_at: "2026-11-01T08:00:00.000Z",
  published_at: "2026-11-01T08:00:00.000Z",
  content: { _uid: "0", ...content },
  lang: "default",
  tag_list: [],
  position: index,
  is_startpage: false,
  parent_id: null,
  group_id: slug,
});

const writeFiles = (folder: string): void => {
  writeFileSync(join(folder, "redirects.csv"), "from,to,status\n");
  for (const { slug, content } of examples) {
    const { component: _, body, ...fields } = content;
    const file = join(folder, `${slug}.yaml`);
    mkdirSync(dirname(file), { recursive: true });
    const story = { name: slug, title: slug, updated_at: "2026-11-01 08:00", ...fields, sections: body };
    writeFileSync(file, stringify(story));
  }
};

let service: FakeContentService;
let sites: Readonly<Record<"service" | "files", Site>>;
const logged: string[] = [];

beforeAll(async () => {
  service = await startFakeContentService();
  service.stories = examples.map(toRaw);
  const fromService = await startSite({
    env: { CONTENT_API_URL: service.url, CONTENT_API_TOKEN: "token" },
    onOutput: (line) => logged.push(line),
  });
  sites = { service: fromService, files: await startSite({ writeContent: writeFiles }) };
}, limit(240_000));

afterAll(async () => {
  await sites?.service.dispose();
  await sites?.files.dispose();
  await service?.close();
});

describe.each(["service", "files"] as const)("content of the %s", (source) => {
  const read = async (path: string) => {
    const response = await fetch(sites[source].url + path);
    const html = await response.text();
    return { status: response.status, html, main: parse(html).querySelector("main") };
  };

  test("uses every input", () => {
    expect(readdirSync(FOLDER)).toHaveLength(4);
  });

  test.each(["/sans-fichier", "/fichier-nul", "/grille", "/galerie"])(
    "%s has its heading and no picture of it",
    async (path) => {
      const { status, main } = await read(path);
      expect([status, main?.querySelector("h1")?.text]).toEqual([200, "Titre"]);
      expect(main?.querySelectorAll(".hero img")).toEqual([]);
    },
  );

  test("/grille has its items, without pictures", async () => {
    const { main } = await read("/grille");
    expect(main?.querySelectorAll("h3").map(({ text }) => text)).toEqual(["A", "B"]);
    expect(main?.querySelectorAll("img")).toEqual([]);
  });

  test("/galerie lacks the picture that is empty and the section that is nothing else", async () => {
    const { main } = await read("/galerie");
    expect(main?.querySelectorAll("ul.pictures li")).toHaveLength(1);
    expect(main?.text).toContain("Une phrase.");
    expect(main?.text).not.toContain("Seule");
  });

  test.each([
    ["/news/avec-heure", "2026-10-02"],
    ["/news/instant", "2026-10-03"],
  ])("%s is the article of %s", async (path, day) => {
    const { status, html } = await read(path);
    expect(status).toBe(200);
    expect(/"datePublished":"([^"]*)"/.exec(html)?.[1]).toBe(day);
  });
});

test("what was dropped is reported: in the log of the server, and by the command for files", async () => {
  const dropped = logged
    .filter((line) => line.includes("Content was dropped"))
    .map((line) => JSON.parse(line) as object);
  expect(dropped).toMatchObject([
    { story: "galerie", field: "sections.1.images.0.image", message: "is missing" },
    { story: "galerie", field: "sections.2.image", message: "is missing" },
  ]);
  const { stdout } = await sites.files.vitrine("content", "check");
  expect(stdout).toMatch(/galerie\.yaml:\d+.*sections\.1\.images\.0\.image/);
  expect(stdout).toMatch(/galerie\.yaml:\d+.*sections\.2\.image/);
});
