// Forms with a telephone number, a postcode or a VAT number, as people of each country fill them in.
import { cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { COUNTRIES, COUNTRY_CODES, type CountryCode } from "#domain/countries/index.ts";
import {
  CONSENT_FIELD,
  LEAD_KINDS,
  type LeadFieldDefinition,
  type LeadKind,
  normalizePhone,
  readablePhone,
} from "#domain/forms/index.ts";
import type { Lead } from "#domain/leads/index.ts";
import { startSite, type Site } from "../browser-support/sites/site.ts";
import { answerTo, type Customer, CUSTOMERS, setSuitableSlot } from "../builders/form-answers.ts";
import { type FormAnswer, postForm } from "../reliability/lead-visitor.ts";
import { createVisitor, readControls } from "./form-visitor.ts";

const isNumber = (field: LeadFieldDefinition): boolean =>
  field.kind === "phone" || (field.kind === "text" && (field.format === "postcode" || field.format === "vat_number"));

const KINDS = Object.values<LeadKind>(LEAD_KINDS).filter(
  ({ fields, setting }) => setting === undefined && fields.some(isNumber),
);

const slugOf = ({ name }: LeadKind): string => `voisins-${name.replaceAll("_", "-")}`;

const pageOf = ({ name }: LeadKind): string => `
name: "Demande"
title: "Demande"
description: "Une page avec un formulaire."
updated_at: "2026-11-20T08:00:00+01:00"
sections:
  - component: hero
    title: "Votre demande"
  - component: form
    anchor: demande
    kind: ${name}
    location: bertrange
    title: "Votre demande"
`;

const textOf = (_: string, fallback: string | null): string => fallback ?? "Léa";

type Numbers = Readonly<Record<string, string>>;

/** What is stored of the numbers of a country. */
const storedNumbers = (kind: LeadKind, code: CountryCode): Numbers => {
  const { phone, postcode, vat } = COUNTRIES[code];
  const country = kind.fields.some(({ name }) => name === "country") ? code : null;
  return Object.fromEntries(
    kind.fields.filter(isNumber).map((field) => {
      if (field.kind === "phone") return [field.name, normalizePhone(phone.example, "LU", country) ?? "refused"];
      return [field.name, field.kind === "text" && field.format === "postcode" ? postcode.example : vat.example];
    }),
  );
};

/** Numbers of the Netherlands need the customer's country: they are no neighbour of Luxembourg. */
const NEIGHBOURS = COUNTRY_CODES.filter((code) => code !== "NL");

type Sent = FormAnswer & { readonly kind: LeadKind; readonly code: CountryCode; readonly customer: string };

const isForBoth = ({ fields }: LeadKind): boolean =>
  fields.some(({ name }) => name === "employment" || name === "customer");

/** The countries whose customers send the form; `index`: its rank among the forms. */
type CodesOf = (kind: LeadKind, index: number) => readonly CountryCode[];

export const EACH_COUNTRY: CodesOf = () => NEIGHBOURS;

/** Each country sends the two forms that have every kind of number; of the other forms each is sent by one. */
export const ONE_COUNTRY_A_FORM: CodesOf = (kind, index) =>
  kind === LEAD_KINDS.contact || kind === LEAD_KINDS.online_leasing
    ? NEIGHBOURS
    : NEIGHBOURS.slice(index % NEIGHBOURS.length).slice(0, 1);

/** Sends forms on a site that has a page with each. */
export const describeFormsOfNeighbours = (codesOf: CodesOf): void => {
  let site: Site;

  const { read } = createVisitor(() => site);

  beforeAll(async () => {
    site = await startSite({
      writeContent(contentDir) {
        cpSync("demo/group/content", contentDir, { recursive: true, filter: (path) => !path.includes("assets") });
        for (const kind of KINDS) writeFileSync(join(contentDir, `${slugOf(kind)}.yaml`), pageOf(kind));
      },
    });
  });

  afterAll(() => site?.dispose());

  /** Sends the form as a customer of a country. */
  const send = async (
    kind: LeadKind,
    code: CountryCode,
    customer: Customer,
    changes: Numbers = {},
  ): Promise<FormAnswer> => {
    const path = `/${slugOf(kind)}`;
    const html = await read(path);
    const body = new FormData();
    body.set("formulaire", readControls(html).get("formulaire") ?? expect.fail(`no form at ${path}`));
    const own: Numbers = { ...CUSTOMERS[customer], ...changes };
    const context = { code, email: `${crypto.randomUUID()}@exemple.lu`, html, textOf };
    for (const field of kind.fields) body.set(field.name, own[field.name] ?? answerTo(field, context));
    body.set(CONSENT_FIELD, "on");
    await setSuitableSlot(html, body, async (asked) => (await postForm(site, { address: path, body: asked })).html);
    return postForm(site, { address: path, body });
  };

  const readLead = async (reference: string | null): Promise<Lead> =>
    JSON.parse((await site.vitrine("leads", "show", reference ?? "", "--format", "json")).stdout) as Lead;

  describe("a form with numbers", () => {
    let sent: readonly Sent[];
    let leads: ReadonlyMap<string, Lead>;

    beforeAll(async () => {
      const answers: Sent[] = [];
      for (const [index, kind] of KINDS.entries()) {
        for (const code of codesOf(kind, index)) {
          for (const customer of isForBoth(kind) ? (["private", "company"] as const) : (["private"] as const)) {
            answers.push({ ...(await send(kind, code, customer)), kind, code, customer });
          }
        }
      }
      sent = answers;
      const exported = JSON.parse(
        (await site.vitrine("leads", "export", "--format", "json")).stdout,
      ) as readonly Lead[];
      leads = new Map(exported.map((lead) => [lead.reference, lead]));
    });

    test.each(KINDS.map(({ name }) => name))("%s accepts the numbers of a country", (name) => {
      const own = sent.filter(({ kind }) => kind.name === name);
      expect(own.length).toBeGreaterThan(0);
      for (const { kind, code, customer, status, reference, html } of own) {
        const errors = [...html.matchAll(/field-error[^>]*>([^<]*)/g)].map(([, text]) => text);
        expect({ code, customer, status, errors }).toEqual({ code, customer, status: 303, errors: [] });
        expect(leads.get(reference ?? "")?.fields).toMatchObject(storedNumbers(kind, code));
      }
    });

    test.each(NEIGHBOURS)("the staff read the number of a customer of %s in groups", async (code) => {
      const reference = sent.find((one) => one.code === code && one.kind.name === "contact")?.reference ?? "";
      const phone = String(leads.get(reference)?.fields["phone"]);
      expect(phone).toMatch(new RegExp(`^\\+${COUNTRIES[code].phone.callingCode}\\d+$`));
      expect((await site.vitrine("leads", "show", reference)).stdout).toContain(readablePhone(phone));
    });
  });

  describe("numbers that are no number of their country", () => {
    const { online_leasing: leasing, fleet_request: fleet, contact } = LEAD_KINDS;

    test.each([
      [leasing, "BE", { postcode: "57100" }, "en Belgique, quatre chiffres, par exemple 6700"],
      [leasing, "FR", { postcode: "D-57100" }, "en France, cinq chiffres, par exemple 57100"],
      [leasing, "LU", { postcode: "B-6700" }, "au Luxembourg, quatre chiffres, par exemple 8080"],
      [leasing, "DE", { vat_number: "DE123456789" }, "en Allemagne, DE et neuf chiffres, par exemple DE123456788"],
      [leasing, "BE", { vat_number: "BE0123456750" }, "en Belgique, BE et dix chiffres, par exemple BE0123456749"],
      [fleet, "LU", { vat_number: "LU12345614" }, "au Luxembourg, LU et huit chiffres, par exemple LU12345613"],
      [leasing, "FR", { phone: "06 12 34 56" }, "en France, par exemple 06 12 34 56 78"],
      [contact, "LU", { phone: "0475 12 34 5" }, "au Luxembourg, par exemple 621 123 456"],
    ] as const)("come back: $name", async (kind, code, changes, message) => {
      const { status, html } = await send(kind, code, "company", changes);
      expect(status).toBe(422);
      expect(html.replaceAll("\u00a0", " ").replaceAll("&nbsp;", " ")).toContain(message);
      for (const typed of Object.values(changes)) expect(html).toContain(`value="${typed}"`);
    });

    test.each([
      ["0475/12.34.56", "+32475123456"],
      ["tel:+352621123456", "+352621123456"],
      ["+352 621 123 456 (bureau)", "+352621123456"],
      ["04 75 12 34 56", "+33475123456"],
      ["0651 12345", "+4965112345"],
    ])("the telephone number %s is stored as %s", async (phone, stored) => {
      const { reference } = await send(contact, "LU", "private", { phone });
      expect((await readLead(reference)).fields["phone"]).toBe(stored);
    });

    test("a number that two countries have is the customer's", async () => {
      for (const [code, stored] of [
        ["FR", "+33475123456"],
        ["BE", "+32475123456"],
      ] as const) {
        const { reference } = await send(leasing, code, "private", { phone: "0475123456" });
        expect((await readLead(reference)).fields["phone"]).toBe(stored);
      }
    });

    test.each([
      ["L8080", "LU", "8080"],
      ["LU8080", "LU", "8080"],
      ["57 000", "FR", "57000"],
      ["1012js", "NL", "1012 JS"],
      ["28013", "other", "28013"],
    ])("the postcode %s of %s is stored as %s", async (postcode, country, stored) => {
      const { reference } = await send(leasing, "LU", "private", { postcode, country });
      expect((await readLead(reference)).fields["postcode"]).toBe(stored);
    });
  });

  test("the countries of a form begin with the market's, then its neighbours", async () => {
    const select = /<select[^>]*name="country"[\s\S]*?<\/select>/.exec(
      await read(`/${slugOf(LEAD_KINDS.online_leasing)}`),
    )?.[0];
    const labels = [...(select ?? "").matchAll(/<option[^>]*>([^<]+)/g)].map(([, label]) => label);
    expect(labels).toEqual(["Luxembourg", "Belgique", "France", "Allemagne", "Pays-Bas", "Autre pays"]);
  });
};
