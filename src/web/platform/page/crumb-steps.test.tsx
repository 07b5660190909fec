import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { SiteServices } from "#application/site/index.ts";
import { createPaths, FRENCH_SEGMENTS } from "#domain/site/index.ts";
import { crumbsTo, stockStep } from "./crumb-steps.server.ts";
import { Crumbs } from "./crumbs.tsx";

const render = (showBreadcrumbs: boolean): string => {
  const services = { settings: { showBreadcrumbs }, paths: createPaths(FRENCH_SEGMENTS) } as SiteServices;
  return renderToStaticMarkup(<Crumbs items={crumbsTo(services, stockStep(services), { label: "Ford Puma" })} />);
};

test("lead from the home page to the current page, which is no link", () => {
  const html = render(true);
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(["/", "/stock"]);
  expect(html).toMatch(/^<div class="crumbs-bar"><nav aria-label="[^"]+"/);
  expect(html).toContain('<span aria-current="page">Ford Puma</span>');
});

test("are left out where the settings hide them", () => {
  expect(render(false)).toBe("");
});
