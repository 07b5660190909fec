import { writeFile } from "node:fs/promises";
import { leadKindForSubject, LEAD_KINDS } from "#domain/forms/index.ts";
import { ACTIVE_PDFS } from "../../builders/active-documents.ts";
import { openPage } from "../../browser-support/hydration.ts";
import { fillIn, filesIn, leadForm, send } from "../../browser-support/leads/lead-form.ts";
import { PERSON } from "../../browser-support/leads/lead-journey.ts";
import { expect, test } from "../../browser-support/test.ts";

const FORM = "/carrieres/mecanicien-automobile-bertrange/candidature";

const kind = leadKindForSubject(LEAD_KINDS.application, "vacancy");

const CV = `<h1>Anaïs D’Hulst</h1><p>HTML/CSS/JavaScript, <a href="https://github.com/anais/JavaScript">GitHub</a>,
<a href="mailto:anais@example.org">anais@example.org</a></p>`;

test("an applicant replaces a document with a script by a printed page with links", async ({ visit }, info) => {
  const { page } = await visit();
  const [active, printed] = [info.outputPath("cv-actif.pdf"), info.outputPath("cv.pdf")];
  await writeFile(active, ACTIVE_PDFS["JavaScript in an object stream"]?.() ?? "");
  await page.setContent(CV);
  await writeFile(printed, await page.pdf());

  await openPage(page, FORM);
  await fillIn(leadForm(page), kind, { ...PERSON, cv: active, letter: printed, message: "Bonjour." });
  await send(leadForm(page));
  const summary = page.getByRole("region", { name: "Votre demande n’est pas encore partie" });
  await summary.waitFor();
  await expect.poll(() => summary.textContent()).toContain("celui-ci contient un élément qui s’active à l’ouverture");
  expect(await filesIn(leadForm(page))).toEqual(["cv.pdf"]);

  await fillIn(leadForm(page), kind, { cv: printed });
  await send(leadForm(page));
  await page.waitForURL(/\/merci\?ref=/);
  await expect(page.locator("[data-lead-reference]")).not.toBeEmpty();
});
