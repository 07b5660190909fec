import { expect, test } from "vitest";
import { focusKeysIn } from "./focus.ts";

test("finds the focus of pictures wherever they are in a story", () => {
  const story = {
    image: { src: "/media/a.webp", focus: "1x2:3x4" },
    sections: [
      { component: "gallery", images: [{ src: "https://a.storyblok.com/f/1/9x9/x/b.jpg", focus: "10x20:11x21" }] },
      { text: { content: [{ attrs: { src: "/media/c.webp", focus: null } }] } },
      { image: { filename: "/media/d.webp", focus: "5x5:6x6" } },
    ],
  };
  expect(focusKeysIn(story)).toEqual([
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
  expect(focusKeysIn(value)).toEqual([]);
});
