import { expect, test } from "vitest";
import { aSection, renderSection, renderView, staticViewOf } from "../../../../tests/builders/static-section.tsx";
import { embeddedHosts } from "../embedded-hosts.server.ts";

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
