import type { Locator, Page } from "@playwright/test";
import { axeViolations } from "../../browser-support/checks/axe.ts";
import { openPage } from "../../browser-support/hydration.ts";
import { type ListedVehicle, listVehicles } from "../../browser-support/listed-vehicles.ts";
import { expect, test } from "../../browser-support/test.ts";

let vehicles: readonly ListedVehicle[];

test.beforeEach(async ({ site }) => {
  vehicles = await listVehicles(
    site,
    "perPage=3&body=suv&model=kuga&model=tucson&model=sportage&availability=available",
  );
});

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

const vehiclePath = (index = 0): string => `/stock/${vehicles[index]?.slug}`;

const openVehicle = async (page: Page, index = 0): Promise<void> => {
  await openPage(page, vehiclePath(index));
};

const gallery = (page: Page): Locator => page.getByRole("region", { name: "Photos du véhicule" });
const fullScreen = (page: Page): Locator => page.getByRole("dialog", { name: "Photos en plein écran" });

/** The number of the visible picture: "2 / 3" is the second. */
const currentPicture = async (region: Locator): Promise<number> =>
  Number.parseInt((await region.locator(".gallery-arrows .figures > [aria-hidden]").textContent()) ?? "", 10);

const widthOfPicture = async (page: Page, index = 0): Promise<number> =>
  (await fullScreen(page).locator("img").nth(index).boundingBox())?.width ?? 0;

/** Reads the number of matches of an item of equipment, and returns to the full list. */
const searchEquipment = async (page: Page): Promise<void> => {
  const section = page.locator("#equipements");
  const total = await section.getByRole("status").textContent();
  expect(total).toMatch(/^\d+\u00a0équipements$/);
  await page.getByRole("searchbox", { name: "Chercher un équipement" }).fill("REGULATEUR");
  await expect.poll(() => section.getByRole("status").textContent()).not.toBe(total);
  await expect
    .poll(() => section.locator(".equipment li").allTextContents())
    .toEqual(expect.arrayContaining([expect.stringMatching(/^Régulateur/)]));
  await page.getByRole("searchbox", { name: "Chercher un équipement" }).fill("trampoline");
  await section.getByText("Aucun équipement ne contient «\u00a0trampoline\u00a0».").waitFor();
  await section.getByRole("button", { name: "Voir tous les équipements" }).click();
  await expect.poll(() => section.getByRole("status").textContent()).toBe(total);
};

test.describe("a visitor views the pictures of a vehicle", () => {
  test("by keyboard, in the strip, and searches the equipment", async ({ visit }) => {
    const { page, consoleErrors } = await visit();
    await openVehicle(page);
    await gallery(page).getByRole("list", { name: "Photos, à faire défiler" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => currentPicture(gallery(page))).toBe(2);
    await page.keyboard.press("End");
    await expect.poll(() => currentPicture(gallery(page))).toBe(3);
    await expect
      .poll(() => gallery(page).locator("[aria-current=true]").getAttribute("aria-label"))
      .toBe("Photo 3 sur 3");
    await page.keyboard.press("Home");
    await expect.poll(() => currentPicture(gallery(page))).toBe(1);
    await searchEquipment(page);
    expect(consoleErrors).toEqual([]);
  });

  test("in full screen, zoomed by keys and buttons, and returns to the same picture", async ({ visit }) => {
    const { page, consoleErrors } = await visit({ reducedMotion: "reduce" });
    await openVehicle(page);
    const enlarge = page.getByRole("button", { name: "Voir en plein écran" });
    await enlarge.focus();
    await page.keyboard.press("Enter");
    await fullScreen(page).waitFor();
    const fitted = await widthOfPicture(page);
    await page.keyboard.press("+");
    await expect.poll(() => widthOfPicture(page)).toBeCloseTo(fitted * 1.5, 0);
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press("-");
    await expect.poll(() => widthOfPicture(page)).toBeCloseTo(fitted, 0);
    await page.getByRole("button", { name: "Agrandir" }).click();
    await expect.poll(() => fullScreen(page).locator(".gallery-zoom").textContent()).toContain("150");
    await page.keyboard.press("0");
    await expect.poll(() => widthOfPicture(page)).toBeCloseTo(fitted, 0);
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => currentPicture(fullScreen(page))).toBe(2);
    await page.keyboard.press("Escape");
    await fullScreen(page).waitFor({ state: "detached" });
    await expect(enlarge).toBeFocused();
    await expect.poll(() => currentPicture(gallery(page))).toBe(2);
    expect(consoleErrors).toEqual([]);
  });

  test("in full screen with the mouse: double click, wheel with Ctrl, and dragging", async ({ visit }) => {
    const { page, consoleErrors } = await visit();
    await openVehicle(page);
    await gallery(page).locator("img").first().click();
    await fullScreen(page).waitFor();
    const fitted = await widthOfPicture(page);
    await page.mouse.dblclick(500, 400);
    await expect.poll(() => widthOfPicture(page)).toBeCloseTo(fitted * 2.5, 0);
    const before = await fullScreen(page).locator("img").first().boundingBox();
    await page.mouse.move(700, 400);
    await page.mouse.down();
    await page.mouse.move(600, 400, { steps: 5 });
    await page.mouse.up();
    await expect
      .poll(async () => (before?.x ?? 0) - ((await fullScreen(page).locator("img").first().boundingBox())?.x ?? 0))
      .toBeCloseTo(100, 0);
    await page.keyboard.press("0");
    await page.keyboard.down("Control");
    await page.mouse.wheel(0, -100);
    await page.keyboard.up("Control");
    await expect.poll(() => widthOfPicture(page)).toBeGreaterThan(fitted * 1.3);
    await page.getByRole("button", { name: "Fermer les photos" }).click();
    await fullScreen(page).waitFor({ state: "detached" });
    expect(consoleErrors).toEqual([]);
  });

  test("on a phone: a swipe, and two fingers", async ({ visit }) => {
    const { page, consoleErrors } = await visit(PHONE);
    await openVehicle(page);
    const touch = await page.context().newCDPSession(page);
    await touch.send("Input.synthesizeScrollGesture", { x: 300, y: 260, xDistance: -280, yDistance: 0, speed: 1200 });
    await expect.poll(() => currentPicture(gallery(page))).toBe(2);
    await page.getByRole("button", { name: "Voir en plein écran" }).tap();
    await fullScreen(page).waitFor();
    await expect.poll(() => currentPicture(fullScreen(page))).toBe(2);
    const fitted = await widthOfPicture(page, 1);
    const fingers = (gap: number) => [
      { x: 195 - gap, y: 420, id: 0 },
      { x: 195 + gap, y: 420, id: 1 },
    ];
    await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: fingers(40) });
    for (const gap of [50, 60, 70, 80]) {
      await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: fingers(gap) });
    }
    await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await expect.poll(() => widthOfPicture(page, 1)).toBeGreaterThan(fitted * 1.7);
    await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBe(1);
    expect(consoleErrors).toEqual([]);
  });

  test("without scripts: a thumbnail leads to its picture, no button is without effect, and the address is sent by email", async ({
    visit,
  }) => {
    const { page } = await visit({ javaScriptEnabled: false });
    await openVehicle(page);
    await page.getByRole("link", { name: "Photo 3 sur 3" }).click();
    const third = gallery(page).locator("#vue-3");
    await expect
      .poll(async () => {
        const [picture, strip] = await Promise.all([third.boundingBox(), gallery(page).boundingBox()]);
        return Math.abs((picture?.x ?? 0) - (strip?.x ?? 999));
      })
      .toBeLessThan(2);
    await expect.poll(() => gallery(page).getByRole("button").count()).toBe(0);
    await page.getByRole("button", { name: "Partager" }).click();
    const mail = page.getByRole("link", { name: "Envoyer par e-mail" });
    await mail.waitFor();
    expect(decodeURIComponent((await mail.getAttribute("href")) ?? "")).toContain(vehiclePath());
    await expect.poll(() => page.getByRole("button", { name: "Copier le lien" }).count()).toBe(0);
  });
});

test.describe("a visitor shares a vehicle", () => {
  test("copies its link and sees a confirmation", async ({ visit }) => {
    const { page, consoleErrors } = await visit({ permissions: ["clipboard-read", "clipboard-write"] });
    await openVehicle(page);
    await page.getByRole("button", { name: "Partager" }).click();
    const dialog = page.getByRole("dialog", { name: "Partager cette page" });
    await dialog.getByRole("button", { name: "Copier le lien" }).click();
    await dialog.getByRole("button", { name: "Lien copié" }).waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(copied).pathname).toBe(vehiclePath());
    expect(consoleErrors).toEqual([]);
  });
});

test.describe("a visitor has viewed several vehicles", () => {
  test("sees them at the foot of the next one, and removes them from the list", async ({ visit }) => {
    const { page, consoleErrors } = await visit();
    for (const index of [0, 1, 2]) {
      await openVehicle(page, index);
      const viewedCount = () => page.evaluate(() => sessionStorage.getItem("vus")?.split(".").length);
      await expect.poll(viewedCount).toBe(index + 1);
    }
    await page.locator("footer").scrollIntoViewIfNeeded();
    const viewed = page.getByRole("region", { name: "Vus récemment" });
    await viewed.waitFor();
    const hrefs = () => viewed.getByRole("link").evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    await expect.poll(hrefs).toEqual([vehiclePath(1), vehiclePath(0)]);
    await viewed
      .getByRole("button", { name: `Retirer ${vehicles[1]?.title} de la liste` })
      .first()
      .click();
    await expect.poll(hrefs).toEqual([vehiclePath(0)]);
    await viewed.getByRole("button", { name: "Tout effacer" }).click();
    await viewed.waitFor({ state: "detached" });
    expect(consoleErrors).toEqual([]);
  });
});

test("the bar marks the section, and has name, price and two actions while it sticks, which all fit on a desktop", async ({
  visit,
}) => {
  const { page } = await visit({ viewport: { width: 1280, height: 900 } });
  await openVehicle(page);
  const bar = page.locator(".local-nav");
  const actions = bar.getByRole("group", { name: "Offre pour ce véhicule" });
  await expect(actions).toBeHidden();
  await page.locator("#caracteristiques").evaluate((section) => section.scrollIntoView());
  await expect(bar.getByText(vehicles[0]?.title ?? "", { exact: true })).toBeInViewport();
  await expect(bar.locator(".price")).toBeInViewport();
  await expect(actions.getByRole("link")).toHaveText(["Réserver un essai", "Demander une offre"]);
  await expect(actions).toBeInViewport();
  await bar.getByRole("link", { name: "Consommation" }).click();
  await expect.poll(() => bar.locator("[aria-current]").textContent()).toBe("Consommation");
  await page
    .locator(".local-nav-title")
    .evaluate((title) => (title.textContent = "Mercedes-Benz Classe C Break Avantgarde"));
  for (const width of [1024, 1100, 1199, 1200, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.locator("#caracteristiques").evaluate((section) => section.scrollIntoView());
    await expect(bar.getByRole("link", { name: "Demander une offre" })).toBeInViewport();
    const hidden = await bar.locator("ul").evaluate((links) => links.scrollWidth - links.clientWidth);
    expect(hidden, `${width} pixels`).toBeLessThanOrEqual(0);
  }
});

test("on a phone the key facts stand below the price, once on the page, and long groups of equipment fold", async ({
  visit,
}) => {
  const { page } = await visit({ ...PHONE, javaScriptEnabled: false });
  await openVehicle(page);
  for (const label of ["Année", "Kilométrage", "Puissance"]) {
    await expect(page.locator("main .offer").getByText(label, { exact: true })).toBeVisible();
    await expect(page.locator(".key-facts").getByText(label, { exact: true })).toBeHidden();
  }
  const folded = page.locator(".equipment details").first();
  await expect(folded.getByRole("listitem").first()).toBeHidden();
  await folded.locator("summary").tap();
  await expect(folded.getByRole("listitem").first()).toBeVisible();
});
