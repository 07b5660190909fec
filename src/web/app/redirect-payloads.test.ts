import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { DEFAULT_SEGMENTS } from "#domain/site/index.ts";
import { buildRedirects } from "#domain/redirects/index.ts";
import type { SiteServices } from "#application/site/index.ts";
import { redirectPayloads } from "./redirect-payloads.ts";
import { probeContext, servicesContext } from "../platform/router-context/router-context.ts";

const { table } = buildRedirects(
  [
    ["/fr/catalogue", "https://media.group.example/catalogue.pdf"],
    ["/fr/brochure", "/brochures/puma.pdf"],
    ["/fr/blog?page=2", "/news#liste"],
    ["/fr/moteurs", "/stock?q=1.0"],
    ["/fr/casse", "#x"],
  ].map(([from = "", to = ""], index) => ({ line: index + 2, from, to, status: 301 as const })),
);

const services = {
  redirects: () => table,
  settings: { segments: DEFAULT_SEGMENTS },
  catalogue: () => ({ brands: [] }),
  stock: { index: () => ({ vocabulary: () => ({ brands: [] }) }) },
} as unknown as SiteServices;

/** The redirect in the response for a payload: status, target and whether it needs a document load; null: none. */
const follow = async (address: string, method = "GET") => {
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  context.set(probeContext, async () => ({ status: 404, location: null }));
  const url = new URL(address, "https://group.example");
  const request = new Request(`${url.origin}${url.pathname}.data${url.search}`, { method });
  try {
    await redirectPayloads({ request, url, context, params: {}, pattern: "*" }, async () => new Response("page"));
    return null;
  } catch (error) {
    const { status, headers } = error as Response;
    return { status, to: headers.get("location"), loadsDocument: headers.has("x-remix-reload-document") };
  }
};

test("redirects the payload of an old address as its page is redirected", async () => {
  expect(await follow("/fr/blog?page=2")).toEqual({ status: 301, to: "/news#liste", loadsDocument: false });
  expect(await follow("/fr/moteurs")).toEqual({ status: 301, to: "/stock?q=1.0", loadsDocument: false });
  expect(await follow("/locations/")).toEqual({ status: 301, to: "/locations", loadsDocument: false });
});

test("loads another site, and a file, as a document", async () => {
  const external = await follow("/fr/catalogue");
  expect(external).toEqual({ status: 301, to: "https://media.group.example/catalogue.pdf", loadsDocument: true });
  expect(await follow("/fr/brochure")).toMatchObject({ to: "/brochures/puma.pdf", loadsDocument: true });
  const tracked = { to: "/brochures/puma.pdf?utm_source=n", loadsDocument: true };
  expect(await follow("/fr/brochure?utm_source=n")).toMatchObject(tracked);
});

test("leaves pages, broken rows and posts alone", async () => {
  expect(await follow("/news")).toBeNull();
  expect(await follow("/fr/casse")).toBeNull();
  expect(await follow("/fr/catalogue", "POST")).toBeNull();
});
