import { expect, test } from "vitest";
import type { RawStory, Story } from "#domain/content/index.ts";
import type { Focus, PictureAsset } from "#domain/media/index.ts";
import { createPictureFocuses } from "./picture-focuses.ts";
import type { ContentSource } from "./ports.ts";

const ASSET: PictureAsset = { kind: "own", path: "a.webp" };
const area = (left: number): Focus => ({ left, top: 1, right: left + 1, bottom: 2 });
const image = (left: number) => ({ image: { src: "/media/a.webp", focus: `${left}x1:${left + 1}x2` } });

const setUp = () => {
  let published: readonly object[] = [image(1)];
  const content: ContentSource = {
    story: async (slug, version) => (version?.draft === true ? ({ slug, ...image(9) } as unknown as Story) : null),
    stories: async () => published as unknown as readonly Story[],
    shell: () => Promise.reject(new Error("it has none")),
  };
  const rawStories = ({ draft = false } = {}) => [(draft ? image(3) : image(2)) as unknown as RawStory];
  const focuses = createPictureFocuses({ content, files: { rawStories, contentVersion: () => 0 } });
  const publish = (stories: readonly object[]): void => {
    published = stories;
    focuses.invalidate();
  };
  return { content, focuses, publish };
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
