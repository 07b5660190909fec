import { expect, onTestFinished, test } from "vitest";
import { createDemoEmployees } from "../../demo/generator/employees.ts";
import { sharedSite } from "../browser-support/sites/shared-site.ts";
import { startSite } from "../browser-support/sites/site.ts";
import { requestPage } from "./site-with-settings.ts";

/** Returns the text of a page. */
type Get = (path: string) => Promise<string>;

const readerOf =
  (url: string): Get =>
  async (path) =>
    (await requestPage(url + path)).text();

const MAILBOXES = createDemoEmployees().flatMap(({ email }) => email ?? []);

const mailboxesIn = (html: string): number => MAILBOXES.filter((mailbox) => html.includes(mailbox)).length;

const vehiclePath = async (get: Get, query: string): Promise<string> => {
  const { vehicles } = JSON.parse(await get(`/api/v1/vehicles?${query}&perPage=1`)) as { vehicles: { slug: string }[] };
  return `/stock/${vehicles[0]?.slug}`;
};

test("vehicles name the person to ask, and the pages of people show them with portrait and languages", async () => {
  const get = readerOf(sharedSite().url);
  const path = await vehiclePath(get, "brand=volvo&condition=new&location=bertrange");
  const vehicle = await get(path);
  expect(vehicle).toContain("Votre contact");
  expect(vehicle).toContain("Elisabeth Lindholm");
  expect(vehicle).toContain("Parle anglais, français et allemand");
  expect(vehicle).toContain("/media/portraits/elisabeth-lindholm.webp");
  for (const page of [vehicle, await get(`${path}/interessee`)]) {
    expect(page).toContain('<li lang="de">Wir sprechen Deutsch</li>');
    expect(page).toContain('<li lang="en">We speak English</li>');
  }
  expect(mailboxesIn(await get("/collaborateurs"))).toBe(MAILBOXES.length);
  expect(mailboxesIn(await get("/home-page-bertrange"))).toBeGreaterThan(0);
});

/** The forms of a model, of a lease offer and of the contact page. */
const contactForms = async (get: Get): Promise<readonly string[]> => {
  const [, offer = ""] = /href="(\/private-lease\/[^"?#]+)/.exec(await get("/private-lease")) ?? [];
  return [
    "/volvo/models/xc40/contact",
    "/volvo/models/xc40/testdrive",
    `${offer}/demande`,
    "/contact?concession=bertrange",
  ];
};

const SPOKEN = /<li lang="[a-z]{2}">[^<]+/g;

test("the forms of models, lease offers and contact say in which languages they are answered", async () => {
  const get = readerOf(sharedSite().url);
  for (const path of await contactForms(get)) {
    const lines = (await get(path)).match(SPOKEN) ?? [];
    expect([path, lines]).toEqual([
      path,
      expect.arrayContaining([expect.stringMatching(/Wir sprechen|We speak|Mir schwätze/)]),
    ]);
  }
});

test("showEmployees: false hides every employee, on every page", async () => {
  const { url, dispose } = await startSite({
    settings: (text) => text.replace("showEmployees: true", "showEmployees: false"),
  });
  onTestFinished(dispose);
  const get = readerOf(url);
  const vehicle = await vehiclePath(get, "brand=volvo&condition=new&location=bertrange");
  const paths = [vehicle, "/collaborateurs", "/home-page-bertrange", "/contact", "/carrieres"];
  for (const path of paths) expect([path, mailboxesIn(await get(path))]).toEqual([path, 0]);
  expect(await get(vehicle)).not.toContain("Votre contact");
  for (const path of [vehicle, `${vehicle}/interessee`, ...(await contactForms(get))])
    expect([path, (await get(path)).match(SPOKEN)]).toEqual([path, null]);
});
