import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { leadKindForSubject, LEAD_KINDS } from "#domain/forms/index.ts";
import { ANY_SLOT, consentTo, fillIn, heldBy, leadForm, send } from "../../browser/lead-form.ts";
import { PERSON, REACHED_BY_PHONE } from "../../browser/lead-journey.ts";
import { useVisitedSite } from "../../browser/visited-site.ts";

const visited = useVisitedSite();

/** An appointment there takes one visitor. */
const FORM = "/ford/models/puma/testdrive?concession=diekirch";

const { fields } = leadKindForSubject(LEAD_KINDS.model_test_drive, "model");

const ANSWERS = {
  ...REACHED_BY_PHONE,
  slot: ANY_SLOT,
  driving_licence: true,
  message: "Avec un siège d’enfant.",
} as const;

const fillFor = async (page: Page, first_name: string): Promise<Readonly<Record<string, string>>> => {
  await page.goto(FORM, { waitUntil: "networkidle" });
  const form = leadForm(page);
  await fillIn(form, fields, { ...ANSWERS, ...PERSON, first_name });
  await consentTo(form);
  return heldBy(form);
};

const thanked = async (page: Page): Promise<string> => {
  await send(leadForm(page));
  await page.waitForURL(/\/merci\?ref=/);
  return (await page.locator("[data-lead-reference]").textContent()) ?? "";
};

type Shown = { readonly booking: { readonly start: string } };

const bookedFor = (reference: string): string => {
  const { stdout } = visited.site.vitrine("leads", "show", reference, "--format", "json");
  return (JSON.parse(stdout) as Shown).booking.start;
};

test.each([
  { how: "with scripts", javaScriptEnabled: true },
  { how: "without scripts", javaScriptEnabled: false },
])("of two visitors who want the same appointment the second is told, and takes another: $how", async (second) => {
  const { page: quick } = await visited.visitors.visit();
  const { page: slow } = await visited.visitors.visit(second);
  const wanted = await fillFor(quick, "Luc");
  const typed = await fillFor(slow, "Mia");
  expect(typed["slot"]).toBe(wanted["slot"]);
  expect(bookedFor(await thanked(quick))).toBe(wanted["slot"]);

  await send(leadForm(slow));
  const summary = slow.getByRole("region", { name: "Votre demande n’est pas encore partie" });
  await summary.waitFor();
  expect(await summary.textContent()).toContain("Ce créneau vient d’être réservé par quelqu’un d’autre.");
  const { slot, slot_jour: day, ...rest } = typed;
  const { slot_jour: shownDay, ...held } = await heldBy(leadForm(slow));
  expect([held, shownDay]).toEqual([rest, day]);
  expect(await slow.locator(`input[value="${slot}"]`).count()).toBe(0);

  await fillIn(leadForm(slow), fields, { slot: ANY_SLOT });
  const other = (await heldBy(leadForm(slow)))["slot"];
  expect(other).not.toBe(slot);
  expect(bookedFor(await thanked(slow))).toBe(other);
});
