import { expect, test } from "vitest";
import { aSection, renderSection, renderView, staticViewOf } from "../../../../tests/builders/static-section.tsx";
import { OWN_HOST } from "#application/site/index.ts";
import { embeddedHosts } from "../section-views.server.ts";

const IFRAME = { title: "Avis", src: "https://avis.example.com/alzette" };

test.each(["iframe", "reviews", "recruiting"] as const)(
  "%s: loads nothing before consent and names the contacted host",
  (component) => {
    const html = renderSection(aSection(component, IFRAME));
    expect(html).not.toContain("<iframe");
    expect(html).toMatch(/En l’affichant, votre navigateur contacte ce site/);
    expect(html).toMatch(/<button[^>]*with-script/);
    expect(html).toMatch(/<a href="https:\/\/avis\.example\.com\/alzette"[^>]*>Ouvrir sur avis\.example\.com</);
  },
);

test("renders only a link for a host the settings do not allow", () => {
  const view = staticViewOf(aSection("iframe", { title: "Plan", src: "https://plans.example.org/x" }));
  expect(renderView(view)).not.toContain("<button");
  expect(embeddedHosts([view])).toEqual({ frames: new Set(), media: new Set() });
});

test("frames a page of this site without naming another host", () => {
  const view = staticViewOf(aSection("reviews", { title: "Avis", src: "/demo/reviews.html" }));
  expect(renderView(view)).toContain("Ouvrir dans une page");
  expect(embeddedHosts([view])).toEqual({ frames: new Set([OWN_HOST]), media: new Set() });
});

test("reviews take hosts of widgets, not of players", () => {
  const view = staticViewOf(aSection("reviews", { title: "Avis", src: "https://www.youtube-nocookie.com/embed/a" }));
  expect(embeddedHosts([view]).frames.size).toBe(0);
});

test.each(["http://avis.example.com/", "//avis.example.com/", "javascript:alert(1)", "data:text/html,a"])(
  "refuses %s as the address of a frame",
  (src) => {
    expect(() => staticViewOf(aSection("reviews", { title: "Avis", src }))).toThrow(
      /must be an https address or a path of this site/,
    );
  },
);
