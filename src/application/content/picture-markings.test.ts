import { expect, test } from "vitest";
import type { RawStory, Story } from "#domain/content/index.ts";
import { type Marking, NO_FILTERS, type PictureAsset } from "#domain/media/index.ts";
import { createPictureMarkings } from "./picture-markings.ts";
import type { ContentSource, DraftFocusStore } from "./ports.ts";

const ASSET: PictureAsset = { kind: "own", path: "a.webp" };
const area = (left: number): Marking => ({
  focus: { left, top: 1, right: left + 1, bottom: 2 },
  filters: NO_FILTERS,
});
const image = (left: number) => ({ image: { src: "/media/a.webp", focus: `${left}x1:${left + 1}x2` } });

const createMemoryStore = () => {
  const saved: string[][] = [];
  const store: DraftFocusStore = {
    save: async (keys) => void saved.push([...keys]),
    has: async (key) => saved.flat().includes(key),
  };
  return { saved, store };
};

const setUp = (store: DraftFocusStore = createMemoryStore().store) => {
  let published: readonly object[] = [image(1)];
  const content: ContentSource = {
    story: async (slug, version) => (version?.draft === true ? ({ slug, ...image(9) } as unknown as Story) : null),
    stories: async () => published as unknown as readonly Story[],
    shell: () => Promise.reject(new Error("it has none")),
  };
  const rawStories = ({ draft = false } = {}) => [(draft ? image(3) : image(2)) as unknown as RawStory];
  const memory = { content, files: { rawStories, contentVersion: () => 0 } };
  const time = { now: new Date("2026-11-23T08:00:00Z") };
  const warnings: string[] = [];
  const log = { info: () => {}, error: () => {}, warn: (_: object, message: string) => void warnings.push(message) };
  const deps = { store, clock: { now: () => time.now }, log };
  const [focuses, elsewhere] = [createPictureMarkings(memory, deps), createPictureMarkings(memory, deps)];
  const publish = (stories: readonly object[]): void => {
    published = stories;
    focuses.invalidate();
  };
  return { content, focuses, elsewhere, publish, time, warnings };
};

test("knows what the pages show, and files and their drafts, which the content API gives", async () => {
  const { focuses } = setUp();
  for (const left of [1, 2, 3]) expect(await focuses.isMarked(ASSET, area(left))).toBe(true);
  expect(await focuses.isMarked(ASSET, area(4))).toBe(false);
  expect(await focuses.isMarked({ kind: "own", path: "b.webp" }, area(1))).toBe(false);
});

test("follows a publication", async () => {
  const { focuses, publish } = setUp();
  expect(await focuses.isMarked(ASSET, area(5))).toBe(false);
  publish([image(5)]);
  expect(await focuses.isMarked(ASSET, area(5))).toBe(true);
  expect(await focuses.isMarked(ASSET, area(1))).toBe(false);
});

test("knows a draft after an editor has opened it", async () => {
  const { content, focuses } = setUp();
  const remembering = focuses.remembering(content);
  await remembering.story("faq");
  expect(await focuses.isMarked(ASSET, area(9))).toBe(false);
  await remembering.story("faq", { draft: true });
  expect(await focuses.isMarked(ASSET, area(9))).toBe(true);
});

test("knows on another node a draft that an editor has opened on this one", async () => {
  const { content, focuses, elsewhere } = setUp();
  await focuses.remembering(content).story("faq", { draft: true });
  expect(await elsewhere.isMarked(ASSET, area(9))).toBe(true);
  expect(await elsewhere.isMarked(ASSET, area(8))).toBe(false);
});

test("saves the pictures of a draft once a day", async () => {
  const { saved, store } = createMemoryStore();
  const { content, focuses, time } = setUp(store);
  const remembering = focuses.remembering(content);
  for (let times = 0; times < 3; times += 1) await remembering.story("faq", { draft: true });
  expect(saved).toHaveLength(1);
  time.now = new Date("2026-11-24T08:00:01Z");
  await remembering.story("faq", { draft: true });
  expect(saved).toHaveLength(2);
});

test("shows a draft while the database fails, and then knows it on its node", async () => {
  const failing = { save: () => Promise.reject(new Error("gone")), has: () => Promise.reject(new Error("gone")) };
  const { content, focuses, elsewhere, warnings } = setUp(failing);
  expect(await focuses.remembering(content).story("faq", { draft: true })).toMatchObject({ slug: "faq" });
  expect(await focuses.isMarked(ASSET, area(9))).toBe(true);
  expect(await elsewhere.isMarked(ASSET, area(9))).toBe(false);
  expect(warnings).toEqual(["failed to share the pictures of a draft with other nodes"]);
});
