import { expect, test } from "vitest";
import { useVisitedSite } from "../../browser/visited-site.ts";

const visited = useVisitedSite();

test("a visitor who mends a field is not told of it any more, and the summary stays where it is", async () => {
  const { page, complaints } = await visited.visitors.visit();
  // Before the scripts have taken the form over it is the server that tells, and nobody hears what is mended.
  await page.goto("/contact", { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Envoyer le message" }).click();
  const summary = page.getByRole("region", { name: "Votre demande n’est pas encore partie" });
  await summary.waitFor();
  const links = await summary.getByRole("link").count();
  const invalid = page.locator('[aria-invalid="true"]');
  const before = await invalid.count();
  expect(before).toBe(links);
  await page.getByLabel("Prénom").fill("Léa");
  await page.getByLabel("E-mail", { exact: true }).fill("lea@");
  await expect.poll(() => invalid.count()).toBe(before - 1);
  expect(await page.getByLabel("Prénom").getAttribute("aria-invalid")).toBeNull();
  await page.getByLabel("E-mail", { exact: true }).fill("lea@example.org");
  await page.getByLabel(/J’accepte/).check();
  await expect.poll(() => invalid.count()).toBe(before - 3);
  expect(await summary.getByRole("link").count()).toBe(links);
  await page.getByRole("button", { name: "Envoyer le message" }).click();
  await expect.poll(() => summary.getByRole("link").count()).toBe(links - 3);
  expect(complaints).toEqual([]);
});
