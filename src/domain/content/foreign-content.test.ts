import { expect, test } from "vitest";
import { linkFileType, linkHost } from "./foreign-content.ts";

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
