// In a browser what `tests/integration/forms-of-neighbours.test.ts` does over HTTP.
import { randomUUID } from "node:crypto";
import { cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { COUNTRIES, type CountryCode } from "#domain/countries/index.ts";
import { LEAD_KINDS, normalizePhone, readablePhone } from "#domain/forms/index.ts";
import { axeViolations } from "../../browser-support/checks/axe.ts";
import { openPage } from "../../browser-support/hydration.ts";
import { type Answers, expectFieldError, fillIn, leadForm, send } from "../../browser-support/leads/lead-form.ts";
import { PERSON } from "../../browser-support/leads/lead-journey.ts";
import type { Site } from "../../browser-support/sites/site.ts";
import { expect, test } from "../../browser-support/test.ts";

test.describe.configure({ mode: "parallel" });

const ONLINE_LEASING = `
name: "Leasing sur mesure"
title: "Leasing sur mesure"
description: "Demandez le leasing d’un modèle."
updated_at: "2026-11-20T08:00:00+01:00"
sections:
  - component: hero
    title: "Votre leasing"
  - component: form
    anchor: demande
    kind: online_leasing
    location: diekirch
    title: "Votre demande"
`;

test.use({
  siteSettings: {
    name: "a form with numbers of countries",
    writeContent(contentDir) {
      cpSync("demo/group/content", contentDir, { recursive: true });
      writeFileSync(join(contentDir, "leasing-sur-mesure.yaml"), ONLINE_LEASING);
    },
  },
});

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

type Visitor = { readonly code: CountryCode; readonly viewport: typeof PHONE; readonly javaScriptEnabled: boolean };

/** Each country on both screens; each screen with and without scripts for two of them. */
const VISITORS: readonly Visitor[] = (["LU", "BE", "FR", "DE"] as const).flatMap((code, index) => [
  { code, viewport: PHONE, javaScriptEnabled: index % 2 === 0 },
  { code, viewport: DESKTOP, javaScriptEnabled: index % 2 === 1 },
]);

/** A number with one digit too few. */
const tooShort = (phone: string): string => phone.slice(0, -1);

const answersOf = (code: CountryCode): Answers => {
  const { phone, postcode, vat } = COUNTRIES[code];
  return {
    ...PERSON,
    email: `${randomUUID()}@exemple.lu`,
    model: "Ford Puma",
    duration: "36",
    yearly_mileage: "20000",
    deposit: "3000",
    employment: "company",
    company: "Fleurs de la Moselle",
    vat_number: vat.example,
    phone: phone.example,
    street: "1, rue de l’Exemple",
    postcode: postcode.example,
    town: "Exemple",
    country: code,
  };
};

const shownLead = async (site: Site, reference: string): Promise<string> =>
  (await site.vitrine("leads", "show", reference)).stdout;

for (const { code, viewport, javaScriptEnabled } of VISITORS) {
  const how = javaScriptEnabled ? "with scripts" : "without scripts";
  test(`a company of ${code} requests a lease at ${viewport.width} pixels ${how}`, async ({ site, visit }) => {
    const { page, consoleErrors } = await visit({ viewport, javaScriptEnabled });
    const { phone, postcode, vat } = COUNTRIES[code];
    await openPage(page, "/leasing-sur-mesure");
    const form = leadForm(page);
    const kind = LEAD_KINDS.online_leasing;
    await fillIn(form, kind, { ...answersOf(code), vat_number: `${vat.example.slice(0, -1)}X` });
    await send(form);
    const { inCountry } = COUNTRIES[code];
    await expectFieldError(
      page,
      "vat_number",
      `Vérifiez ce numéro : ${inCountry}, ${vat.form}, par exemple ${vat.example}.`,
    );
    if (javaScriptEnabled) expect(await axeViolations(page)).toEqual([]);
    await fillIn(form, kind, { vat_number: vat.example, postcode: tooShort(postcode.example) });
    await send(form);
    await expectFieldError(
      page,
      "postcode",
      `Vérifiez le code postal et le pays : ${inCountry}, ${postcode.form}, par exemple ${postcode.example}.`,
    );
    await fillIn(form, kind, { postcode: postcode.example });
    await send(form);
    await page.waitForURL(/\/merci\?ref=/);
    const reference = (await page.locator("[data-lead-reference]").textContent())?.trim() ?? "";
    const shown = await shownLead(site, reference);
    expect(shown).toContain(readablePhone(normalizePhone(phone.example, "LU", code) ?? ""));
    expect(shown).toContain(vat.example);
    // A form that comes back is an error of the console.
    expect(consoleErrors.filter((error) => !error.includes("422"))).toEqual([]);
  });
}
