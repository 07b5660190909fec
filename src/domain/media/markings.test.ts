import { expect, test } from "vitest";
import { contentPicturesIn, markingKeysIn, markingOf } from "./markings.ts";
import { ORIGINAL_RENDITION } from "./rendition.ts";

test("finds the focus of pictures wherever they are in a story", () => {
  const story = {
    image: { src: "/media/a.webp", focus: "1x2:3x4" },
    sections: [
      { component: "gallery", images: [{ src: "https://a.storyblok.com/f/1/9x9/x/b.jpg", focus: "10x20:11x21" }] },
      { text: { content: [{ attrs: { src: "/media/c.webp", focus: null } }] } },
      { image: { filename: "/media/d.webp", focus: "5x5:6x6" } },
    ],
  };
  expect(markingKeysIn(story)).toEqual([
    "a.webp 1x2:3x4",
    "remote/a.storyblok.com/f/1/9x9/x/b.jpg 10x20:11x21",
    "d.webp 5x5:6x6",
  ]);
});

test.each([
  [{ src: "/studio/2/suv.webp", focus: "1x2:3x4" }],
  [{ src: "/media/a.webp", focus: "3x4:1x2" }],
  [{ src: "/media/a.webp", focus: 7 }],
  ["/media/a.webp"],
  [null],
])("finds none in %j", (value) => {
  expect(markingKeysIn(value)).toEqual([]);
});

test("finds the filters that the address of a picture states, with and without the focus", () => {
  const story = {
    image: { src: "/media/a.webp/m/801x533/filters:blur(10):quality(40)", focus: "1x2:3x4" },
    text: { type: "image", attrs: { src: "https://a.storyblok.com/f/1/9x9/x/b.jpg/m/filters:rotate(90)", alt: "" } },
  };
  expect(markingKeysIn(story)).toEqual([
    "a.webp 1x2:3x4 filters:quality(40):blur(10)",
    "a.webp filters:quality(40):blur(10)",
    "remote/a.storyblok.com/f/1/9x9/x/b.jpg filters:rotate(90)",
  ]);
});

test("ignores filters that are wrong, which the page displays without them", () => {
  expect(markingKeysIn({ src: "/media/a.webp/m/filters:blur(500)" })).toEqual([]);
});

test("takes no file and no frame for a picture", () => {
  const values = [{ src: "https://www.youtube.com/embed/abc" }, { filename: "https://a.storyblok.com/f/1/x/b.pdf" }];
  expect(contentPicturesIn(values)).toEqual([]);
});

test("needs no marking for a plain rendition", () => {
  expect(markingOf({ ...ORIGINAL_RENDITION, width: 800, smart: true })).toBeNull();
  expect(markingOf({ ...ORIGINAL_RENDITION, format: "png" })).toMatchObject({
    focus: null,
    filters: { format: "png" },
  });
});
