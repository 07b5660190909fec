import { expect, it } from "vitest";
import { readMedia, splitMediaItems } from "./read-media.ts";

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

it("reads no more than the maximum number of items, and reports that there were more", () => {
  const { value, issues } = readMedia(["/1.jpg", "/2.jpg", "/2.jpg", "/3.jpg"], 2);
  expect(value).toMatchObject([{ url: "/1.jpg" }, { url: "/2.jpg" }]);
  expect(issues).toEqual([
    {
      severity: "warning",
      code: "too-many-items",
      value: "",
      reason: "has 3 items, more than 2: the first are imported",
    },
  ]);
  expect(readMedia(["/1.jpg", "/2.jpg", "/2.jpg"], 2).issues).toEqual([]);
});

it.each([
  ["https://youtu.be/abcdefghijk", "video"],
  ["https://vimeo.com/123456789", "video"],
  ["https://films.example/a.mp4", "video"],
  ["https://a.example/été photo 1.jpg", "image"],
])("reads %s as a %s", (url, type) => {
  expect(readMedia([url], 10)).toEqual({ value: [{ type, url: url.replaceAll(" ", "%20"), alt: null }], issues: [] });
});

it.each([
  "https://films.example/a.mov",
  "http://films.example/a.mp4",
  "https://www.youtube.com/@dealer",
  { url: "https://films.example/player?id=3", type: "video" },
])("drops the film %j, which no page can play, with a warning", (item) => {
  const { value, issues } = readMedia([item], 10);
  expect(value).toEqual([]);
  expect(issues).toMatchObject([{ severity: "warning", code: "unplayable-film" }]);
});

it.each([",", ", ", ";", " | ", " ", "\n"])(
  "splits addresses that are joined by %j instead of the profile's sign",
  (sign) => {
    const urls = ["https://a.example/1,w=3.jpg", "https://a.example/2.jpg", "HTTPS://a.example/3.jpg"];
    expect(splitMediaItems(urls.join(sign), "#")).toEqual(urls);
  },
);

it("does not split an address that holds another one", () => {
  const url = "https://proxy.example/?of=https://a.example/1.jpg";
  expect(splitMediaItems(url, "|")).toEqual([url]);
});
