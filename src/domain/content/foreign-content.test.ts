import fc from "fast-check";
import { expect, test } from "vitest";
import { linkFileType, linkHost, isVideoFile, playerUrl } from "./foreign-content.ts";

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
      const isPlayer = ["www.youtube-nocookie.com", "player.vimeo.com"].includes(linkHost(player) ?? "");
      expect(isPlayer || player === link).toBe(true);
    }),
  );
});

test.each([
  ["https://Media.Example.com/a.pdf", "media.example.com", "PDF"],
  ["/media/film.WEBM#t=3", null, "WEBM"],
  ["https://example.com", "example.com", null],
  ["https://user@example.com:8443/a", "example.com", null],
  ["/contact", null, null],
  ["mailto:a@b.example", null, null],
])("reads host and file type of %s as %s and %s", (link, host, type) => {
  expect([linkHost(link), link.startsWith("mailto:") ? null : linkFileType(link)]).toEqual([host, type]);
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
