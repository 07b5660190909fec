import fc from "fast-check";
import { expect, test } from "vitest";
import { isFilmAddress, isVideoFile, playerUrl, readFilm } from "./films.ts";

test.each([
  ["https://www.youtube.com/watch?v=abcdefghijk&t=3", "https://www.youtube-nocookie.com/embed/abcdefghijk"],
  ["https://youtu.be/abcdefghijk", "https://www.youtube-nocookie.com/embed/abcdefghijk"],
  ["https://m.youtube.com/shorts/abcdefghijk", "https://www.youtube-nocookie.com/embed/abcdefghijk"],
  ["https://www.youtube.com/embed/abcdefghijk", "https://www.youtube-nocookie.com/embed/abcdefghijk"],
  ["https://vimeo.com/123456789", "https://player.vimeo.com/video/123456789?dnt=1"],
  ["https://player.vimeo.com/video/123456789", "https://player.vimeo.com/video/123456789?dnt=1"],
  ["https://www.youtube.com/@groupe", "https://www.youtube.com/@groupe"],
  ["https://youtube.com.evil.example/watch?v=abcdefghijk", "https://youtube.com.evil.example/watch?v=abcdefghijk"],
  ["https://avis.example.com/x", "https://avis.example.com/x"],
  ["/media/film.mp4", "/media/film.mp4"],
])("plays the video %s from %s", (link, player) => {
  expect(playerUrl(link)).toBe(player);
});

test("returns a player on one of two hosts or the unchanged link", () => {
  const links = fc.oneof(
    fc.string().map((rest) => `https://example.com/${rest}`),
    fc.string().map((rest) => `https://www.youtube.com/watch?v=${rest}`),
    fc.string().map((rest) => `https://youtu.be/${rest}`),
    fc.string().map((rest) => `https://vimeo.com/${rest}`),
  );
  fc.assert(
    fc.property(links, (link) => {
      const player = playerUrl(link);
      const isPlayer = ["www.youtube-nocookie.com", "player.vimeo.com"].includes(
        URL.canParse(player) ? new URL(player).host : "",
      );
      expect(isPlayer || player === link).toBe(true);
    }),
  );
});

test("recognises three video formats", () => {
  expect(["/a.mp4", "/a.WebM?x=1", "/a.m4v", "/a.avi", "/a"].map(isVideoFile)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

test.each([
  ["https://youtu.be/abcdefghijk", { type: "player", host: "www.youtube-nocookie.com" }],
  ["http://www.youtube.com/watch?v=abcdefghijk", { type: "player", host: "www.youtube-nocookie.com" }],
  ["https://vimeo.com/123456789", { type: "player", host: "player.vimeo.com" }],
  ["https://films.example:8443/a.mp4?x=1", { type: "file", host: "films.example:8443" }],
  ["/media/film.webm", { type: "file", host: null }],
])("reads %s as a film", (url, film) => {
  expect(readFilm(url)).toMatchObject(film);
});

test.each([
  "https://www.youtube.com/@dealer",
  "https://films.example/a.mov",
  "http://films.example/a.mp4",
  "https://films.example/a.avi#t=1",
])("knows %s for a film that no page plays", (url) => {
  expect([isFilmAddress(url), readFilm(url)]).toEqual([true, null]);
});

test("takes no picture for a film", () => {
  expect(["https://a.example/youtube.com/1.jpg", "/media/1.webp", "https://a.example/mp4"].map(isFilmAddress)).toEqual([
    false,
    false,
    false,
  ]);
});
