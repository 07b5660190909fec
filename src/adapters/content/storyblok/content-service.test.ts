import { expect, test } from "vitest";
import { withOwnFiles } from "./content-service.ts";

test("files at the address of the site become paths, wherever they are named", () => {
  const story = (origin: string) => ({
    image: { filename: `${origin}/media/a.webp` },
    items: [{ url: { linktype: "asset", url: `${origin}/media/b.pdf` } }],
    text: { content: [{ attrs: { src: `${origin}/media/c.webp`, href: "https://site.example/contact" } }] },
    other: [null, 3, true, "https://cdn.example/media/a.webp", "https://site.example.org/media/a.webp"],
  });
  expect(withOwnFiles(story("https://site.example"), "https://site.example")).toEqual(story(""));
});
