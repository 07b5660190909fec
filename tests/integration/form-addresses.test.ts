import { beforeAll, describe, expect, test } from "vitest";
import { sharedSite } from "../browser-support/sites/shared-site.ts";
import { type Car, unescapeAmpersands, createVisitor } from "./form-visitor.ts";

const site = sharedSite();

let ford: Car;
let opel: Car;

const { request, read, describeResponse, findFirstVehicle } = createVisitor(() => site);

beforeAll(async () => {
  ford = await findFirstVehicle("brand=ford&condition=new");
  opel = await findFirstVehicle("brand=opel");
});

const fillIn = (path: string): string =>
  path
    .replaceAll("{ford}", ford.slug)
    .replaceAll("{id}", String(ford.id))
    .replaceAll("{other}", String(opel.id))
    .replaceAll("{opel}", opel.slug);

describe("the addresses of forms", () => {
  test.each([
    ["/stock/{ford}/essai-routier", "200"],
    ["/stock/{id}-1-x/essai-routier?a=1", "301 /stock/{ford}/essai-routier?a=1"],
    ["/stock/{ford}/test-drive", "301 /stock/{ford}/essai-routier"],
    ["/stock/{ford}/leasing-en-ligne", "200"],
    ["/stock/{id}-1-x/leasing-en-ligne", "301 /stock/{ford}/leasing-en-ligne"],
    ["/stock/{ford}/lease-calculator", "200"],
    ["/stock/{id}-1-x/lease-calculator?duration=36", "301 /stock/{ford}/lease-calculator?duration=36"],
    ["/stock/999999999-1-x/lease-calculator", "404 vehicle-not-found"],
    ["/ford/stock/{ford}/lease-calculator", "200"],
    ["/opel/stock/{ford}/lease-calculator", "301 /stock/{ford}/lease-calculator"],
    ["/stock/{ford}/reprise", "404 vehicle-form-not-found"],
    ["/stock/{ford}/demande", "404 vehicle-form-not-found"],
    ["/stock/999999999-1-x/essai-routier", "404 vehicle-not-found"],
    ["/ford/stock/{ford}/testdrive", "200"],
    ["/opel/stock/{ford}/testdrive?a=1", "301 /stock/{ford}/essai-routier?a=1"],
    ["/ford/stock/{ford}/leasing-en-ligne", "200"],
    ["/opel/stock/{ford}/leasing-en-ligne?duration=36", "301 /stock/{ford}/leasing-en-ligne?duration=36"],
    ["/ford/models/puma/contact", "200"],
    ["/ford/models/puma/testdrive", "200"],
    ["/ford/models/puma/testdrive?concession=diekirch", "200"],
    ["/ford/models/puma/reprise", "404 page-not-found"],
    ["/ford/models/taunus/testdrive", "404 page-not-found"],
    ["/dacia/models/duster/contact", "404 brand-not-found"],
    ["/ford/models/puma/contact/merci", "404 page-not-found"],
    ["/stock/favoris/demande", "302 /stock/favoris"],
    ["/stock/favoris/demande?ids={id}.{other}", "200"],
    ["/stock/favoris/demande?ids={id}.999999999", "302 /stock/favoris/demande?ids={id}"],
    ["/stock/favoris/demande?ids={id},x", "302 /stock/favoris"],
    ["/stock/favoris/demande?ids=999999999", "302 /stock/favoris?ids=999999999"],
    ["/stock/favorite/demande?ids={id}", "301 /stock/favoris/demande?ids={id}"],
    ["/stock/favoris/demande/merci", "404 page-not-found"],
    ["/carrieres/mecanicien-automobile-bertrange/candidature", "200"],
    ["/carrieres/pilote/candidature", "404 page-not-found"],
    ["/carrieres/mecanicien-automobile-bertrange/candidature/merci", "404 page-not-found"],
    ["/rendez-vous.ics", "404"],
    ["/rendez-vous.ics?ref=abc.def", "404"],
    ["/services/apres-vente?concession=nulle-part", "200"],
  ])("%s answers %s", async (path, answer) => {
    expect(await describeResponse(fillIn(path))).toBe(fillIn(answer));
  });

  test.each([
    "/stock/{ford}/essai-routier",
    "/stock/{ford}/leasing-en-ligne?duration=36",
    "/ford/models/puma/testdrive",
    "/ford/models/puma/testdrive?concession=diekirch",
    "/stock/favoris/demande?ids={id}",
    "/stock/favoris/demande",
    "/carrieres/mecanicien-automobile-bertrange/candidature",
    "/services/apres-vente",
    "/services/apres-vente?concession=diekirch",
    "/rendez-vous.ics?ref=abc",
  ])("%s is never cached", async (path) => {
    for (const _ of [1, 2]) {
      const answer = await request(fillIn(path));
      expect(answer.headers.get("cache-control")).toContain("no-store");
      expect(answer.headers.get("server-timing") ?? "").not.toContain("hit");
    }
  });

  test("stay out of search engines, except where the form is part of a page", async () => {
    const none = '<meta name="robots" content="noindex, follow"';
    const forms = ["/ford/models/puma/testdrive", "/stock/favoris/demande?ids={id}", "/stock/{ford}/leasing-en-ligne"];
    for (const path of forms) expect(await read(fillIn(path)), path).toContain(none);
    const page = await read("/services/apres-vente?concession=diekirch");
    expect(page).not.toContain(none);
    expect(page).toMatch(/<link rel="canonical" href="[^"?]+\/services\/apres-vente"/);
  });
});

describe("an unknown location", () => {
  test("is requested before a model's test drive, among those that sell the brand, each with its first free hour", async () => {
    const html = await read("/ford/models/puma/testdrive");
    expect(html).not.toContain('name="formulaire"');
    const links = [...html.matchAll(/href="\/ford\/models\/puma\/testdrive\?concession=([a-z-]+)"/g)];
    expect(new Set(links.map(([, slug]) => slug))).toEqual(new Set(["bertrange", "diekirch", "niederkorn"]));
    expect(html).toMatch(/(?:lundi|mardi|mercredi|jeudi|vendredi|samedi)[^<]* à \d+/);
  });

  test("is not requested when only one location sells the brand", async () => {
    const html = await read("/volvo/models/ex30/testdrive");
    expect(html).toContain('name="formulaire"');
    expect(html).toContain("Alzette Automobiles Bertrange");
    expect(html).not.toContain("concession=");
  });

  test("is requested among those that sell vans when a van is driven", async () => {
    expect(await read("/ford/models/transit/testdrive")).toContain('name="formulaire"');
  });

  test("is requested within a page that has the form, and the choice leads back there", async () => {
    const html = unescapeAmpersands(await read("/services/apres-vente"));
    expect(html).not.toContain('name="formulaire"');
    expect(html).toContain('href="/services/apres-vente?concession=diekirch#rendez-vous"');
    const selected = unescapeAmpersands(await read("/services/apres-vente?concession=diekirch"));
    expect(selected).toContain('name="formulaire"');
    expect(selected).toContain('href="/services/apres-vente#rendez-vous"');
  });

  test("is not requested when a link to the workshop names the location", async () => {
    for (const path of ["/concessions", "/home-page-bertrange"]) {
      const html = unescapeAmpersands(await read(path));
      expect(html, path).toContain('href="/services/apres-vente?concession=bertrange#rendez-vous"');
    }
  });
});
