import { expect, test } from "vitest";
import {
  aSection,
  renderSection,
  renderView,
  SECTION_IMAGE,
  staticViewOf,
} from "../../../../tests/builders/static-section.tsx";
import { embeddedHosts } from "../section-views.server.ts";

const FILM = { title: "En hiver", poster: SECTION_IMAGE };

test("plays a video of the site natively with captions", () => {
  const html = renderSection(aSection("video", { ...FILM, src: "/media/hiver.mp4", captions: "/media/hiver.vtt" }));
  expect(html).toMatch(/<video src="\/media\/hiver\.mp4" poster="[^"]+" controls="" playsInline="" preload="none"/);
  expect(html).toMatch(/<track kind="captions" src="\/media\/hiver\.vtt" srcLang="fr"/i);
});

test("displays the poster of a hosted video and loads the cookieless player on click", () => {
  const view = staticViewOf(aSection("video", { ...FILM, src: "https://youtu.be/abcdefghijk" }));
  const html = renderView(view);
  expect(html).not.toContain("<iframe");
  expect(html).toContain("www.youtube-nocookie.com");
  expect(html).toContain("Ouvrir sur youtu.be");
  expect(embeddedHosts([view])).toEqual({ frames: new Set(["www.youtube-nocookie.com"]), media: new Set() });
});

test("allows media hosts of its own sections that the settings name", () => {
  const films = ["https://media.example.com/a.mp4", "https://elsewhere.example.com/b.mp4", "/media/c.webm"];
  const views = films.map((src) => staticViewOf(aSection("video", { ...FILM, src })));
  expect(embeddedHosts(views)).toEqual({ frames: new Set(), media: new Set(["media.example.com"]) });
});
