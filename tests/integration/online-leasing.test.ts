import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Lead } from "#domain/leads/index.ts";
import { formatEuros } from "#domain/shared/index.ts";
import { mailsWith } from "../browser-support/leads/outbox.ts";
import { startSite, type Site } from "../browser-support/sites/site.ts";
import { type Car, createVisitor, PERSON, readControls } from "./form-visitor.ts";

let site: Site;
let ford: Car;

const { request, read, findFirstVehicle } = createVisitor(() => site);

beforeAll(async () => {
  site = await startSite();
  ford = await findFirstVehicle("brand=ford&condition=new&monthly-max=700");
});

afterAll(() => site?.dispose());

const APPLICANT = {
  ...PERSON,
  street: "1, rue de l’Alzette",
  postcode: "L-4011",
  town: "Esch-sur-Alzette",
  country: "LU",
  employment: "permanent",
};

const TERMS = { duration: "36", mileage: "20000", deposit: "2 000" };

const path = (): string => `/stock/${ford.slug}/leasing-en-ligne`;

const openForm = async (address = path()): Promise<string> =>
  readControls(await read(address)).get("formulaire") ?? expect.fail("no form");

const post = (address: string, fields: Readonly<Record<string, string>>): Promise<Response> =>
  request(address, { method: "POST", body: new URLSearchParams(fields) });

const monthlyCents = async (query = "?duration=36&mileage=20000&deposit=200000"): Promise<number> => {
  const lease = (await (await request(`/api/v1/vehicles/${ford.id}/lease${query}`)).json()) as {
    readonly monthly: { readonly cents: number };
  };
  return lease.monthly.cents;
};

const newestLead = async (): Promise<Lead> => {
  const { stdout } = await site.vitrine("leads", "export", "--format", "json");
  return (JSON.parse(stdout) as readonly Lead[]).at(-1) ?? expect.fail("no lead");
};

const toText = (html: string): string => html.replaceAll(/<!-- -->|<[^>]+>/g, "");

describe("an online leasing request", () => {
  test("is saved with its calculation, also below the brand", async () => {
    const address = `/ford${path()}`;
    const response = await post(address, { ...APPLICANT, ...TERMS, formulaire: await openForm(address) });
    expect(response.headers.get("location")).toMatch(new RegExp(`^${address}/merci\\?ref=`));
    expect(await newestLead()).toMatchObject({
      kind: "online_leasing",
      fields: { duration: "36", yearly_mileage: "20000", deposit: "2000" },
      calculation: { monthly_cents: await monthlyCents(), displayed_monthly_cents: null, deposit_cents: 200_000 },
    });
    const month = formatEuros(await monthlyCents());
    expect((await site.vitrine("leads", "export", "--format", "adf")).stdout).toContain(
      `Mensualité\u00a0: ${month} toutes taxes comprises`,
    );
    const { reference } = await newestLead();
    await expect.poll(() => mailsWith(site, reference).length).toBe(2);
    const staffMail = mailsWith(site, reference).find(({ to }) => to !== PERSON.email);
    // The quoted-printable body breaks its lines anywhere.
    expect(staffMail?.raw.replaceAll("=\r\n", "")).toContain(month.replace("\u00a0€", ""));
    const thanks = toText(await read(response.headers.get("location") ?? ""));
    expect(thanks).toContain(formatEuros(await monthlyCents()));
    expect(thanks).not.toContain("Le formulaire affichait");
  });

  test.each([
    ["a deposit above the limit", { ...TERMS, deposit: "999999" }, "limité à"],
    ["terms that are not offered", { ...TERMS, duration: "30" }, "n’est pas proposée"],
    ["a missing term", { duration: "36", deposit: "0" }, "en chiffres"],
  ])("comes back with %s, and with all that was entered", async (_, terms, message) => {
    const response = await post(path(), { ...APPLICANT, ...terms, formulaire: await openForm() });
    const html = await response.text();
    expect(response.status).toBe(422);
    expect(toText(html)).toContain(message);
    expect(readControls(html).get("email")).toBe(PERSON.email);
  });

  test("checks a step without saving a lead", async () => {
    const formulaire = await openForm();
    const check = async (fields: Readonly<Record<string, string>>): Promise<unknown> =>
      (await post(`${path()}/etape`, { ...TERMS, ...fields, formulaire })).json();
    const before = (await newestLead()).id;
    expect(await check({ ...APPLICANT, etape: "demandeur" })).toEqual({ errors: {} });
    expect(await check({ ...APPLICANT, phone: "12", etape: "demandeur" })).toMatchObject({
      errors: { phone: expect.any(String) },
    });
    expect(await check({ deposit: "999999", etape: "offre" })).toMatchObject({
      errors: { deposit: expect.any(String) },
    });
    expect((await newestLead()).id).toBe(before);
  });

  test("says at the next step that the vehicle was sold, and at none before", async () => {
    const formulaire = await openForm();
    const step = { ...TERMS, ...APPLICANT, etape: "demandeur", formulaire };
    expect((await site.vitrine("vehicle", "sell", String(ford.id), "--keep")).code).toBe(0);
    expect(await (await post(`${path()}/etape`, step)).json()).toEqual({ errors: {}, isUnmet: true });
    expect(toText(await read(path()))).toContain("Ce véhicule est vendu");
    expect((await site.vitrine("vehicle", "release", String(ford.id))).code).toBe(0);
    expect(await (await post(`${path()}/etape`, step)).json()).toEqual({ errors: {} });
  });

  test("states both payments when the price changed after the form was opened", async () => {
    const formulaire = await openForm();
    const displayed = await monthlyCents();
    const vehicle = (await (await request(`/api/v1/vehicles/${ford.id}`)).json()) as {
      readonly price: { readonly purchase: { readonly cents: number } };
    };
    const { cents } = vehicle.price.purchase;
    const feed = readFileSync(join("demo", "group", "feeds", "vehicles.csv"), "utf8").split("\n");
    const changed = feed.map((row) =>
      row.startsWith(`${ford.id},`) ? row.replace(`,${cents},`, `,${cents - 100_000},`) : row,
    );
    const file = join(site.dataDir, "cheaper.csv");
    writeFileSync(file, changed.join("\n"));
    expect((await site.vitrine("import", "vehicles", file)).code).toBe(0);
    await expect.poll(() => monthlyCents()).toBeLessThan(displayed);
    const response = await post(path(), { ...APPLICANT, ...TERMS, email: "lea.prix@example.org", formulaire });
    const current = await monthlyCents();
    expect((await newestLead()).calculation).toMatchObject({
      monthly_cents: current,
      displayed_monthly_cents: displayed,
    });
    const thanks = toText(await read(response.headers.get("location") ?? ""));
    expect(thanks).toContain(formatEuros(current));
    expect(thanks).toContain(`Le formulaire affichait ${formatEuros(displayed)}`);
  });
});
