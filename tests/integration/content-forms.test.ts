import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "node-html-parser";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { VacancyAttributes } from "#domain/people/index.ts";
import { startSite, type Site } from "../browser-support/sites/site.ts";

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36";

let site: Site;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site?.dispose());

const request = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(site.url + path, {
    redirect: "manual",
    ...init,
    headers: { "user-agent": BROWSER, "sec-fetch-site": "same-origin" },
  });

const readToken = (html: string): string =>
  /name="formulaire" value="([^"]+)"/.exec(html)?.[1] ?? /value="([^"]+)" name="formulaire"/.exec(html)?.[1] ?? "";

const QUESTION = {
  first_name: "Léa",
  last_name: "Kieffer",
  email: "lea@example.org",
  preferred_contact: "email",
  topic: "workshop",
  message: "Ma voiture tire à droite.",
};

const send = async (path: string, formFields: Readonly<Record<string, string>>): Promise<Response> => {
  const formulaire = readToken(await (await request(path)).text());
  expect(formulaire).not.toBe("");
  return request(path, { method: "POST", body: new URLSearchParams({ ...formFields, formulaire }) });
};

type ListedLead = { readonly kind: string; readonly reference: string; readonly source: { readonly path: string } };

const leads = async (): Promise<readonly ListedLead[]> =>
  JSON.parse((await site.vitrine("leads", "list", "--format", "json")).stdout) as ListedLead[];

describe("a form on a content page", () => {
  test("is never cached, because it belongs to one visitor", async () => {
    const [first, second] = await Promise.all([request("/contact"), request("/contact")]);
    expect(first.headers.get("cache-control")).toContain("no-store");
    const tokens = [readToken(await first.text()), readToken(await second.text())];
    expect(new Set(tokens).size).toBe(2);
  });

  test("comes back with its values and a message at each missing field", async () => {
    const answer = await send("/contact", { ...QUESTION, topic: "" });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain("Choisissez un sujet, pour que votre message arrive au bon endroit.");
    expect(html).toContain('aria-invalid="true"');
    expect(html).toContain("Ma voiture tire à droite.");
    expect(html).toContain("<h1>");
    expect(await leads()).toEqual([]);
  });

  test("suggests the group's models where a model is typed", async () => {
    const page = parse(await (await request("/reserver-un-essai?concession=bertrange")).text());
    const list = page.querySelector('input[name="model"]')?.getAttribute("list") ?? "";
    const suggested = page.querySelectorAll(`#${list} option`).map((option) => option.getAttribute("value"));
    expect(suggested).toEqual(expect.arrayContaining(["Ford Puma", "Opel Corsa"]));
  });

  test("is saved before the thanks page, and listed for the group", async () => {
    const answer = await send("/contact", { ...QUESTION });
    expect(answer.status).toBe(303);
    const thanks = answer.headers.get("location") ?? "";
    expect(thanks).toMatch(/^\/contact\/merci\?ref=/);
    const [lead] = await leads();
    expect(lead).toMatchObject({ kind: "contact", source: { path: "/contact" } });
    const page = await request(thanks);
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toContain("Votre message est bien arrivé");
    expect(html).toContain(lead?.reference);
    const mails = (): string[] => {
      const folder = join(site.dataDir, "outbox");
      return readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));
    };
    await expect.poll(() => mails().filter((mail) => mail.includes(lead?.reference ?? "?")).length).toBe(2);
    expect(mails().some((mail) => /^To: .*accueil@alzette-automobiles\.example/m.test(mail))).toBe(true);
  });

  test("has a thanks page only below its own page, for an existing reference", async () => {
    const answer = await send("/contact", { ...QUESTION, message: "Encore une question." });
    const query = (answer.headers.get("location") ?? "").split("?")[1] ?? "";
    expect((await request(`/contact/merci?${query}`)).status).toBe(200);
    for (const path of [`/faq/merci?${query}`, `/merci?${query}`, "/contact/merci", "/contact/merci?ref=V7K3-2QFM"]) {
      const refused = await request(path);
      expect([path, refused.status]).toEqual([path, 404]);
      expect(await refused.text()).toContain('data-error-type="page-not-found"');
    }
  });

  test("is refused at a page without a form", async () => {
    const sent = (path: string): Promise<Response> =>
      request(path, { method: "POST", body: new URLSearchParams(QUESTION) });
    expect((await sent("/faq")).status).toBe(405);
    expect((await sent("/nulle-part")).status).toBe(404);
  });
});

const demo = JSON.parse(
  readFileSync(join(import.meta.dirname, "..", "..", "demo", "group", "catalogue", "vacancies.json"), "utf8"),
) as [VacancyAttributes, ...VacancyAttributes[]];

/** The demo's first vacancy with changes, as the group's only one. */
const importOnly = async (changes: Partial<VacancyAttributes>): Promise<VacancyAttributes> => {
  const vacancy = { ...demo[0], ...changes };
  const file = join(site.dataDir, "vacancies.json");
  writeFileSync(file, JSON.stringify([vacancy]));
  expect((await site.vitrine("import", "vacancies", file, "--force")).code).toBe(0);
  return vacancy;
};

describe("a vacancy", () => {
  test("has a page that search engines read as a job posting", async () => {
    const vacancy = await importOnly({ slug: "poste-ouvert", valid_through: "2999-12-31", published_on: "2020-01-01" });
    await expect.poll(async () => (await request("/carrieres/poste-ouvert")).status).toBe(200);
    const html = await (await request("/carrieres/poste-ouvert")).text();
    const data = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
      ([, json]) => JSON.parse(json ?? "{}") as Record<string, unknown>,
    );
    expect(data.find((one) => one["@type"] === "JobPosting")).toMatchObject({
      title: vacancy.title,
      datePosted: "2020-01-01",
      validThrough: "2999-12-31",
      hiringOrganization: { name: "Alzette Automobiles" },
      jobLocation: { address: { addressCountry: "LU" } },
    });
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  test("does not exist once it has expired, nor under an unknown name", async () => {
    await importOnly({ slug: "poste-ferme", valid_through: "2020-12-31", published_on: "2020-01-01" });
    await expect.poll(async () => (await request("/carrieres/poste-ouvert")).status).toBe(404);
    for (const path of ["/carrieres/poste-ferme", "/carrieres/nulle-part"]) {
      const answer = await request(path);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(await answer.text()).toContain('data-error-type="page-not-found"');
    }
  });
});
