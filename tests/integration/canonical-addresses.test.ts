import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import { beforeAll, describe, expect, test } from "vitest";
import { sharedSite } from "../browser-support/sites/shared-site.ts";
import { type Car, createVisitor } from "./form-visitor.ts";

const site = sharedSite();
const { findFirstVehicle } = createVisitor(() => site);
let car: Car;

beforeAll(async () => {
  car = await findFirstVehicle("brand=ford");
});

type Answer = {
  readonly status: number | undefined;
  readonly location: string | undefined;
  readonly etag: string | undefined;
  readonly body: string;
};

/** Sends the path as it is written: `fetch` would send another. */
const send = async (path: string, method = "GET"): Promise<Answer> => {
  const { hostname, port } = new URL(site.url);
  const sent = request({ hostname, port, path, method, headers: { "content-length": 0 }, agent: false }).end();
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  const { location, etag } = response.headers;
  return { status: response.statusCode, location, etag, body: await text(response) };
};

const fillIn = (path: string): string => path.replaceAll("{car}", car.slug).replaceAll("{id}", String(car.id));

/** Addresses of pages that are written otherwise, with the one they lead to and its answer. */
const ALIASES: readonly (readonly [alias: string, address: string, status: number])[] = [
  ["//", "/", 200],
  ["///", "/", 200],
  ["//stock", "/stock", 200],
  ["//stock/?brand=ford&page=2", "/stock?brand=ford&page=2", 200],
  ["//contact", "/contact", 200],
  ["/contact//", "/contact", 200],
  ["/concessions//bertrange", "/concessions/bertrange", 200],
  ["//evil.example/stock", "/evil.example/stock", 404],
  ["//x1/stock", "/x1/stock", 404],
  ["//fr/stock", "/stock", 200],
  ["/fr//evil.example/", "/fr/evil.example", 404],
  ["/\\stock", "/stock", 200],
  ["/\\\\evil.example/stock", "/evil.example/stock", 404],
  ["//%5cevil.example", "/%5Cevil.example", 404],
  ["/.//evil.example", "/evil.example", 404],
  ["/%2e%2e//evil.example/", "/evil.example", 404],
  ["/a/../stock", "/stock", 200],
  ["/a/%2E%2e/contact", "/contact", 200],
  ["/%73tock", "/stock", 200],
  ["/%63ontact?a=%2F", "/contact?a=%2F", 200],
  ["/caf%c3%a9", "/caf%C3%A9", 404],
  ["/Stock", "/stock", 200],
  ["/STOCK/{car}", "/stock/{car}", 200],
  ["/STOCK//{id}-1-autre-nom/", "/stock/{car}", 200],
  ["/stock/{id}-1-autre-nom/", "/stock/{car}", 200],
  ["/stock/{car}/FICHE", "/stock/{car}/fiche", 200],
  ["/Contact?Nom=A", "/contact?Nom=A", 200],
  ["/Ford/", "/ford", 200],
  ["/ford/MODELS/Puma", "/ford/models/puma", 200],
  ["/Concessions/Bertrange", "/concessions/bertrange", 200],
  ["/Locations/Bertrange/", "/concessions/bertrange", 200],
  ["/FR/Contact", "/contact", 200],
  ["/HOME", "/", 200],
  ["//home/", "/", 200],
  ["//Nulle-Part//", "/Nulle-Part", 404],
  ["//sitemap.xml", "/sitemap.xml", 200],
];

describe("an address that is not written as that of its page", () => {
  test.each(ALIASES)("%s leads by one 301 to %s, which answers %i", async (written, expected, status) => {
    const [alias, address] = [fillIn(written), fillIn(expected)];
    const first = await send(alias);
    expect([first.status, first.location]).toEqual([301, address]);
    const last = await send(address);
    expect([last.status, last.location]).toEqual([status, undefined]);
    // The page may be cached by now, and its other addresses answer as before.
    const again = await send(alias);
    expect([again.status, again.location, again.etag]).toEqual([301, address, undefined]);
    expect((await send(alias, "HEAD")).location).toBe(address);
  });

  test.each(["/NULLE-PART", "/stock%2F", "/%zz", "/robots.TXT"])("%s is no page, and not redirected", async (path) => {
    const { status, location } = await send(path);
    expect([status, location]).toEqual([404, undefined]);
  });

  test.each([
    ["//stock.data", "/stock"],
    ["/Contact.data", "/contact"],
    ["/%73tock.data?brand=ford", "/stock?brand=ford"],
    ["//evil.example/stock.data", "/evil.example/stock"],
    ["/STOCK/{id}-1-autre-nom.data", "/stock/{car}"],
  ])("the payload %s redirects the router to %s", async (path, address) => {
    const { status, body, etag } = await send(fillIn(path));
    expect([status, etag]).toEqual([202, undefined]);
    expect(body).toContain(`"SingleFetchRedirect"`);
    expect(body).toContain(`"${fillIn(address)}"`);
  });
});

describe("an address that has no other form", () => {
  test.each([
    ["//assets/x.js", 404],
    ["/Assets/x.js/", 404],
    ["//media/x.jpg", 404],
    ["//builds/latest.json", 404],
    ["//v2/cdn/stories", 404],
    ["/API/v1/vehicles", 404],
    ["//feeds/vehicles.csv", 404],
    ["/alertes/confirmer/?cle=a.B.c", 404],
    ["/alertes/arreter/?cle=a.B.c", 200],
    ["/stock/{car}/reprise/merci/?ref=a.B", 404],
    ["/Islands/open-now?props=%7B%22location%22%3A1%7D", 200],
    ["/islands/%6fpen-now?props=%7B%22location%22%3A1%7D", 200],
  ])("%s is not redirected, nor cached", async (path, status) => {
    for (const answer of [await send(fillIn(path)), await send(fillIn(path))]) {
      expect([answer.status, answer.location, answer.etag]).toEqual([status, undefined, undefined]);
    }
  });

  test("the island under its own address is cached", async () => {
    const path = "/islands/open-now?props=%7B%22location%22%3A1%7D";
    await send(path);
    expect((await send(path)).etag).toBeDefined();
  });

  test.each(["//contact", "/Contact", "/contact/"])("a form sent to %s is not redirected", async (path) => {
    const { status, location } = await send(path, "POST");
    expect(location).toBeUndefined();
    expect(status).toBeGreaterThanOrEqual(400);
  });
});
