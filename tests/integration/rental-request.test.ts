import { afterAll, beforeAll, expect, test } from "vitest";
import type { Lead } from "#domain/leads/index.ts";
import { mailsWith } from "../browser-support/leads/outbox.ts";
import { startSite, type Site } from "../browser-support/sites/site.ts";
import { createVisitor } from "./form-visitor.ts";

let site: Site;

const visitor = createVisitor(() => site);

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site?.dispose());

const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/[\u00a0\u202f]/g, " ")
    .replaceAll(/\s+/g, " ");

const newestLead = async (): Promise<Lead> => {
  const leads = JSON.parse((await site.vitrine("leads", "export", "--format", "json")).stdout) as readonly Lead[];
  return leads.at(-1) ?? expect.fail("no lead");
};

/** What nobody who rents a car has. Mails write the accents as bytes. */
const OF_A_CREDIT = /TAEG|taux débiteur|résiduelle|siduelle|option d’achat|[Ee]mprunter/;

test("the form, the mails and the ADF document of a rental name it and state nothing of a credit", async () => {
  const path = "/private-lease/ford-puma/demande";
  const form = plain((await visitor.read(path)).split("<main")[1]?.split("</main>")[0] ?? "");
  expect(form).toContain("par mois en location longue durée");
  expect(form).not.toMatch(OF_A_CREDIT);
  expect((await visitor.submitForm(path)).headers.get("location")).toContain("/merci?ref=");
  const { reference, subject } = await newestLead();
  expect(subject).toMatchObject({
    lease: { payment_kind: "rental", residual_cents: null, yearly_rate: null, effective_rate: null, warning: null },
  });
  const adf = plain((await site.vitrine("leads", "export", "--format", "adf")).stdout);
  expect(adf).toMatch(/Contrat ?: Location longue durée; Loyer mensuel ?: .+ Total des loyers et des frais/);
  expect(adf).not.toMatch(OF_A_CREDIT);
  await expect.poll(() => mailsWith(site, reference).length).toBe(2);
  for (const { raw } of mailsWith(site, reference)) {
    expect(raw.replaceAll("=\r\n", "")).not.toMatch(OF_A_CREDIT);
  }
});
