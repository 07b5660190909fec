import { expect, it } from "vitest";
import { readMedia } from "./read-media.ts";

it("reads pictures and videos in feed order without duplicates", () => {
  const items = [
    "https://a.example/1.jpg",
    { url: "/media/2.webp", alt: "Arrière" },
    "https://a.example/1.jpg",
    "https://a.example/3.mp4?x=1",
  ];
  expect(readMedia(items, 10).value).toEqual([
    { type: "image", url: "https://a.example/1.jpg", alt: null },
    { type: "image", url: "/media/2.webp", alt: "Arrière" },
    { type: "video", url: "https://a.example/3.mp4?x=1", alt: null },
  ]);
});

it.each([
  "javascript:alert(1)",
  "//evil.example/1.jpg",
  "/\\evil.example",
  "data:image/png;base64,AA",
  "ftp://a.example/1.jpg",
  "1.jpg",
  "https://a b",
  `https://a.example/${"x".repeat(2_000)}`,
])("drops %s with a warning", (url) => {
  const { value, issues } = readMedia([url, { url }, 7], 10);
  expect(value).toEqual([]);
  expect(issues.map(({ code }) => code)).toEqual(["not-an-address", "not-an-address", "not-an-address"]);
});

it("reads no more than the maximum number of items", () => {
  expect(readMedia(["/1.jpg", "/2.jpg", "/3.jpg"], 2).value).toHaveLength(2);
});
