import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { VacancyFacts } from "#domain/people/index.ts";
import { startSite, type Site } from "../browser/site.ts";

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36";

/** Mails go out and imports are followed in their own time. */
const PATIENT = { timeout: 15_000 };

let site: Site;

beforeAll(async () => {
  site = await startSite();
}, 120_000);

afterAll(() => site?.dispose());

const ask = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(site.url + path, {
    redirect: "manual",
    ...init,
    headers: { "user-agent": BROWSER, "sec-fetch-site": "same-origin" },
  });

const tokenIn = (html: string): string =>
  /name="formulaire" value="([^"]+)"/.exec(html)?.[1] ?? /value="([^"]+)" name="formulaire"/.exec(html)?.[1] ?? "";

const QUESTION = {
  first_name: "Léa",
  last_name: "Kieffer",
  email: "lea@example.org",
  preferred_contact: "email",
  topic: "workshop",
  message: "Ma voiture tire à droite.",
};

const send = async (path: string, fields: Readonly<Record<string, string>>): Promise<Response> => {
  const formulaire = tokenIn(await (await ask(path)).text());
  expect(formulaire).not.toBe("");
  return ask(path, { method: "POST", body: new URLSearchParams({ ...fields, formulaire }) });
};

type ListedLead = { readonly kind: string; readonly reference: string; readonly source: { readonly path: string } };

const leads = (): readonly ListedLead[] =>
  JSON.parse(site.vitrine("leads", "list", "--format", "json").stdout) as ListedLead[];

describe("a form on a content page", () => {
  test("is each visitor's own: the page is never kept", async () => {
    const [first, second] = await Promise.all([ask("/contact"), ask("/contact")]);
    expect(first.headers.get("cache-control")).toContain("no-store");
    const tokens = [tokenIn(await first.text()), tokenIn(await second.text())];
    expect(new Set(tokens).size).toBe(2);
  });

  test("comes back with everything typed and a message at the field where something is missing", async () => {
    const answer = await send("/contact", { ...QUESTION, topic: "", consent: "on" });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain("Choisissez un sujet, pour que votre message arrive au bon endroit.");
    expect(html).toContain('aria-invalid="true"');
    expect(html).toContain("Ma voiture tire à droite.");
    expect(html).toContain("<h1>");
    expect(leads()).toEqual([]);
  });

  test("is kept before it is thanked for, and read by the group", async () => {
    const answer = await send("/contact", { ...QUESTION, consent: "on" });
    expect(answer.status).toBe(303);
    const thanks = answer.headers.get("location") ?? "";
    expect(thanks).toMatch(/^\/contact\/merci\?ref=/);
    const [lead] = leads();
    expect(lead).toMatchObject({ kind: "contact", source: { path: "/contact" } });
    const page = await ask(thanks);
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toContain("Votre message est bien arrivé");
    expect(html).toContain(lead?.reference);
    const mails = (): string[] => {
      const folder = join(site.dataDir, "outbox");
      return readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));
    };
    await expect.poll(() => mails().filter((mail) => mail.includes(lead?.reference ?? "?")).length, PATIENT).toBe(2);
    expect(mails().some((mail) => /^To: .*accueil@alzette-automobiles\.example/m.test(mail))).toBe(true);
  });

  test("is thanked for only below its own page, by a reference of ours", async () => {
    const answer = await send("/contact", { ...QUESTION, message: "Encore une question.", consent: "on" });
    const query = (answer.headers.get("location") ?? "").split("?")[1] ?? "";
    expect((await ask(`/contact/merci?${query}`)).status).toBe(200);
    for (const path of [`/faq/merci?${query}`, `/merci?${query}`, "/contact/merci", "/contact/merci?ref=V7K3-2QFM"]) {
      const refused = await ask(path);
      expect([path, refused.status]).toEqual([path, 404]);
      expect(await refused.text()).toContain('data-error-type="page-not-found"');
    }
  });

  test("is sent nowhere but to a page that has one", async () => {
    const sent = (path: string): Promise<Response> =>
      ask(path, { method: "POST", body: new URLSearchParams(QUESTION) });
    expect((await sent("/faq")).status).toBe(405);
    expect((await sent("/nulle-part")).status).toBe(404);
  });
});

const demo = JSON.parse(
  readFileSync(join(import.meta.dirname, "..", "..", "demo", "catalogue", "vacancies.json"), "utf8"),
) as [VacancyFacts, ...VacancyFacts[]];

/** The demo's first vacancy with other facts, as the only one of the group. */
const importOnly = (changes: Partial<VacancyFacts>): VacancyFacts => {
  const vacancy = { ...demo[0], ...changes };
  const file = join(site.dataDir, "vacancies.json");
  writeFileSync(file, JSON.stringify([vacancy]));
  expect(site.vitrine("import", "vacancies", file, "--force").code).toBe(0);
  return vacancy;
};

describe("a vacancy", () => {
  test("has a page that search engines read as a job posting", async () => {
    const vacancy = importOnly({ slug: "poste-ouvert", valid_through: "2999-12-31", published_on: "2020-01-01" });
    await expect.poll(async () => (await ask("/carrieres/poste-ouvert")).status, PATIENT).toBe(200);
    const html = await (await ask("/carrieres/poste-ouvert")).text();
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

  test("is not there once it has expired, nor under a name nobody gave", async () => {
    importOnly({ slug: "poste-ferme", valid_through: "2020-12-31", published_on: "2020-01-01" });
    await expect.poll(async () => (await ask("/carrieres/poste-ouvert")).status, PATIENT).toBe(404);
    for (const path of ["/carrieres/poste-ferme", "/carrieres/nulle-part"]) {
      const answer = await ask(path);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(await answer.text()).toContain('data-error-type="page-not-found"');
    }
  });
});
