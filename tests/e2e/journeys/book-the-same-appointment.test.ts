import type { Page } from "@playwright/test";
import { leadKindForSubject, LEAD_KINDS } from "#domain/forms/index.ts";
import { openPage } from "../../browser-support/hydration.ts";
import { fillIn, formValues, leadForm, send } from "../../browser-support/leads/lead-form.ts";
import { ANY_SLOT, PERSON, REACHED_BY_PHONE } from "../../browser-support/leads/lead-journey.ts";
import type { Site } from "../../browser-support/sites/site.ts";
import { expect, test } from "../../browser-support/test.ts";

/** Its appointments have a capacity of one. */
const FORM = "/ford/models/puma/testdrive?concession=diekirch";

const kind = leadKindForSubject(LEAD_KINDS.model_test_drive, "model");

const ANSWERS = {
  ...REACHED_BY_PHONE,
  slot: ANY_SLOT,
  driving_licence: true,
  message: "Avec un siège d’enfant.",
} as const;

const fillFor = async (page: Page, first_name: string): Promise<Readonly<Record<string, string>>> => {
  await openPage(page, FORM);
  const form = leadForm(page);
  await fillIn(form, kind, { ...ANSWERS, ...PERSON, first_name });
  return formValues(form);
};

const submit = async (page: Page): Promise<string> => {
  await send(leadForm(page));
  await page.waitForURL(/\/merci\?ref=/);
  return (await page.locator("[data-lead-reference]").textContent()) ?? "";
};

type SavedBooking = { readonly booking: { readonly start: string } };

const bookedSlot = async (site: Site, reference: string): Promise<string> => {
  const { stdout } = await site.vitrine("leads", "show", reference, "--format", "json");
  return (JSON.parse(stdout) as SavedBooking).booking.start;
};

for (const { how, javaScriptEnabled } of [
  { how: "with scripts", javaScriptEnabled: true },
  { how: "without scripts", javaScriptEnabled: false },
]) {
  test(`the second of two visitors is rejected and books another appointment, ${how}`, async ({ site, visit }) => {
    const { page: first } = await visit({ javaScriptEnabled: false });
    const { page: second } = await visit({ javaScriptEnabled });
    const { slot: firstSlot } = await fillFor(first, "Luc");
    const values = await fillFor(second, "Mia");
    expect(values["slot"]).toBe(firstSlot);
    expect(await bookedSlot(site, await submit(first))).toBe(firstSlot);

    await send(leadForm(second));
    const summary = second.getByRole("region", { name: "Votre demande n’est pas encore partie" });
    await summary.waitFor();
    await expect.poll(() => summary.textContent()).toContain("Ce créneau vient d’être réservé par quelqu’un d’autre.");
    const { slot, slot_jour: day, ...rest } = values;
    const { slot_jour: dayAfter, ...restAfter } = await formValues(leadForm(second));
    expect([restAfter, dayAfter]).toEqual([rest, day]);
    await expect.poll(() => second.locator(`input[value="${slot}"]`).count()).toBe(0);
    await summary.getByRole("link", { name: /Ce créneau n’est plus disponible/ }).click();
    const calendar = second.getByRole("group", { name: /Choisissez un créneau/ });
    await expect(calendar).toHaveAttribute("aria-invalid", "true");

    await fillIn(leadForm(second), kind, { slot: ANY_SLOT });
    const otherSlot = (await formValues(leadForm(second)))["slot"];
    expect(otherSlot).not.toBe(slot);
    expect(await bookedSlot(site, await submit(second))).toBe(otherSlot);
  });
}
