import { expect, test } from "vitest";
import { aSection, renderSection, renderView, staticViewOf } from "../../../../tests/builders/static-section.tsx";
import { OWN_HOST } from "#application/site/index.ts";
import { exampleReviews } from "./embed.examples.ts";
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

test("names every host that the consent unlocks beside that of the frame", () => {
  const { source, consent } = exampleReviews;
  expect(source.frame?.host).toBe("avis.example.com");
  expect(consent).toEqual({ type: "purpose", purpose: "services", others: ["chat.example.com"] });
  expect(renderView(exampleReviews)).toMatch(/Services.{0,3}», donc aussi chat\.example\.com, qui reçoit/);
});

test("a frame whose host is not named for its purpose is loaded by a click for it alone", () => {
  const view = staticViewOf(aSection("iframe", { ...IFRAME, purpose: "measurement" }));
  expect(view).toMatchObject({ consent: { type: "once" } });
  expect(renderView(view)).toContain("avis.example.com");
  expect(renderView(view)).not.toContain("Vous acceptez ainsi");
});

test("renders only a link for a host the settings do not allow", () => {
  const view = staticViewOf(aSection("iframe", { title: "Plan", src: "https://plans.example.org/x" }));
  expect(renderView(view)).not.toContain("<button");
  expect(embeddedHosts([view])).toEqual({ frames: new Set(), media: new Set() });
});

test("frames a page of this site at once: nothing of others is contacted, so nothing is asked", () => {
  const view = staticViewOf(aSection("reviews", { title: "Avis", src: "/demo/reviews.html" }));
  expect(renderView(view)).toContain('<iframe src="/demo/reviews.html"');
  expect(renderView(view)).not.toContain("<button");
  expect(renderView(view)).toContain("Ouvrir dans une page");
  expect(embeddedHosts([view])).toEqual({ frames: new Set([OWN_HOST]), media: new Set() });
});

test("reviews take hosts of widgets, not of players", () => {
  const view = staticViewOf(aSection("reviews", { title: "Avis", src: "https://www.youtube-nocookie.com/embed/a" }));
  expect(embeddedHosts([view]).frames.size).toBe(0);
});

test.each(["http://avis.example.com/", "///avis.example.com/", "javascript:alert(1)", "data:text/html,a"])(
  "refuses %s as the address of a frame",
  (src) => {
    expect(() => staticViewOf(aSection("reviews", { title: "Avis", src }))).toThrow(
      /must be an https address or a path of this site/,
    );
  },
);
