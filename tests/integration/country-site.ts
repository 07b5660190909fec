// A site of a group in one country: pages, feeds, mails and calendar files, read over HTTP.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { COUNTRIES, type CountryCode } from "#domain/countries/index.ts";
import { slugify } from "#domain/shared/index.ts";
import { formPath, PAGE_FORMS } from "../builders/form-pages.ts";
import { mailsTo } from "../browser-support/leads/mail-box.ts";
import { type Site, startSite } from "../browser-support/sites/site.ts";
import { GROUP, writeCountryGroup } from "./country-group.ts";
import { findForeignWords } from "./foreign-words.ts";
import { createVisitor, PERSON } from "./form-visitor.ts";
import { readInTurn } from "../read-in-turn.ts";

const FILES = [
  "/sitemap.xml",
  "/robots.txt",
  "/llms.txt",
  "/news.xml",
  "/site.webmanifest",
  "/.well-known/security.txt",
  "/api/v1/openapi.json",
  "/api/v1/locations",
  "/api/v1/lease-offers",
  "/feeds/vitrine.json",
  "/feeds/vitrine.csv",
  "/feeds/google-vehicle-ads.csv",
  "/feeds/meta-automotive.csv",
];

/** Pages with what differs between countries: taxes, prices, examples of numbers, places. */
const somePagesOf = (code: CountryCode, car: string): readonly string[] => {
  const town = slugify(COUNTRIES[code].place.town);
  return [
    "/",
    "/stock",
    "/stock?near=nulle+part",
    `/stock/${car}`,
    `/stock/${car}/fiche`,
    `/stock/${car}/lease-calculator`,
    `/stock/${car}/leasing-en-ligne`,
    "/reprise",
    "/ford/models/puma",
    "/private-lease/opel-corsa",
    `/concessions/${town}`,
    "/equipe",
    "/alertes/recherche?brand=ford",
    "/nulle-part",
    "/api/v1/vehicles?perPage=3",
  ];
};

const pagesOf = (code: CountryCode, car: string, electric: string): readonly string[] => {
  const town = slugify(COUNTRIES[code].place.town);
  return [
    "/",
    "/stock",
    "/stock?near=nulle+part",
    `/stock?near=${town}&within=20`,
    "/stock?brand=ford&price-max=1",
    ...[car, electric].flatMap((slug) => [
      `/stock/${slug}`,
      `/stock/${slug}/fiche`,
      `/stock/${slug}/interessee`,
      `/stock/${slug}/essai-routier`,
      `/stock/${slug}/lease-calculator`,
      `/stock/${slug}/leasing-en-ligne`,
      `/stock/${slug}/reprise`,
    ]),
    "/stock/comparer",
    "/stock/favoris",
    "/reprise",
    "/ford/models",
    "/ford/models/puma",
    "/ford/models/puma/contact",
    "/private-lease",
    "/private-lease/opel-corsa",
    "/private-lease/opel-corsa/demande",
    "/concessions",
    "/concessions?ou=nulle+part",
    `/concessions/${town}`,
    "/equipe",
    "/news/ouverture",
    "/alertes/recherche?brand=ford",
    "/nulle-part",
    "/api/v1/vehicles?perPage=3",
    `/api/v1/suggestions?q=ford`,
    ...PAGE_FORMS.map(formPath),
  ];
};

/** `isComplete`: of every kind of page; else of those with what differs between countries. */
export const describeCountry = (code: CountryCode, { isComplete }: { readonly isComplete: boolean }): void => {
  describe(`a site in ${code}`, () => {
    const folder = mkdtempSync(join(tmpdir(), "country-"));
    const foreignWords = findForeignWords(code);
    const country = COUNTRIES[code];
    let site: Site;
    const { read, request, findFirstVehicle, submitForm } = createVisitor(() => site);

    beforeAll(async () => {
      writeCountryGroup(folder, code);
      site = await startSite({
        importDemo: true,
        env: { GROUP_DIR: folder, MAIL_FROM: `${GROUP} <contact@modele.example>` },
      });
    });

    afterAll(async () => {
      await site?.dispose();
      rmSync(folder, { recursive: true });
    });

    type Visit = { readonly path: string; readonly status: number; readonly words: readonly string[] };

    const visit = async (path: string): Promise<Visit> => {
      const answer = await request(path);
      return { path, status: answer.status, words: foreignWords(await answer.text()) };
    };

    const faultsOf = (visits: readonly Visit[], statusOf: (path: string) => number): readonly Visit[] =>
      visits.filter(({ path, status, words }) => words.length > 0 || status !== statusOf(path));

    test("no page has a word, a number, a tag or an example of another country", async () => {
      const car = await findFirstVehicle("condition=new&kind=passenger");
      const electric = await findFirstVehicle("fuel=electric");
      const paths = isComplete ? pagesOf(code, car.slug, electric.slug) : somePagesOf(code, car.slug);
      const visits = await readInTurn(paths, visit);
      expect(faultsOf(visits, (path) => (path === "/nulle-part" ? 404 : 200))).toEqual([]);
    });

    test("no file, feed or answer of the API does", async () => {
      expect(faultsOf(await readInTurn(FILES, visit), () => 200)).toEqual([]);
      expect((await read("/news.xml")).toLowerCase()).toContain(`<language>fr-${code.toLowerCase()}</language>`);
      expect(await read("/api/v1/locations")).toContain(`"country":"${code}"`);
    });

    test("the pages say what the country calls its tax, its insurance, its label and its documents", async () => {
      const { slug } = await findFirstVehicle("condition=new&kind=passenger");
      const vehicle = await read(`/stock/${slug}`);
      const { vehicleTax } = country.terms;
      const namesTax = vehicleTax === null ? /[^ ]\b[Tt]axe\b/.test(vehicle) : vehicle.includes(vehicleTax.unknown);
      expect(namesTax).toBe(vehicleTax !== null);
      expect(vehicle).toContain(`<span class="price-suffix"> <!-- -->${country.terms.vat.with}</span>`);
      expect(await read(`/stock/${slug}/leasing-en-ligne`)).toContain(country.leasingDocuments.companyRegister);
      expect(await read("/stock")).toContain(`${country.place.town}, `);
    });

    test("an error names the country's own form of a number, and its mails and calendar are of its country alone", async () => {
      const path = formPath({ name: "workshop_appointment" });
      const refused = await submitForm(path, { ...PERSON, phone: "12" });
      expect(refused.status).toBe(422);
      const html = await refused.text();
      expect(html).toContain(country.phone.example.replaceAll(" ", "\u00a0").slice(0, 2));
      expect(foreignWords(html)).toEqual([]);
      const fields = { phone: country.phone.example, work: "service", plate: country.plate, car: "Ford Puma" };
      const sent = await submitForm(path, fields);
      expect(sent.status).toBe(303);
      await expect.poll(() => mailsTo(site, PERSON.email).length).toBeGreaterThan(0);
      const outbox = join(site.dataDir, "outbox");
      await expect.poll(() => readdirSync(outbox).length).toBeGreaterThan(1);
      const mails = readdirSync(outbox).map((name) => readFileSync(join(outbox, name), "utf8"));
      expect(mails.flatMap(foreignWords)).toEqual([]);
      const [mail] = mailsTo(site, PERSON.email);
      expect(foreignWords(`${mail?.text}${mail?.calendar}`)).toEqual([]);
      expect(mail?.calendar).toContain("BEGIN:VEVENT");
      expect(mail?.text).toContain(country.phone.callingCode);
    });
  });
};
