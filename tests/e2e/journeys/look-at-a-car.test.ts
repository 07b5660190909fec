import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { findings } from "../../browser/axe.ts";
import { useVisitedSite } from "../../browser/visited-site.ts";

const visited = useVisitedSite();

type Found = { readonly slug: string; readonly title: string };

let cars: readonly Found[];

beforeAll(async () => {
  const answer = await fetch(`${visited.site.url}/api/v1/vehicles?perPage=3&body=suv&availability=available`);
  ({ vehicles: cars } = (await answer.json()) as { readonly vehicles: readonly Found[] });
});

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

const carPath = (place = 0): string => `/stock/${cars[place]?.slug}`;

const openCar = async (page: Page, place = 0): Promise<void> => {
  await page.goto(carPath(place), { waitUntil: "networkidle" });
};

const gallery = (page: Page): Locator => page.getByRole("region", { name: "Photos du véhicule" });
const fullScreen = (page: Page): Locator => page.getByRole("dialog", { name: "Photos en plein écran" });

/** Which picture shows: "2 / 5" is the second. */
const shownIn = async (part: Locator): Promise<number> =>
  Number.parseInt((await part.locator(".gallery-arrows .figures > [aria-hidden]").textContent()) ?? "", 10);

const widthOfPicture = async (page: Page, index = 0): Promise<number> =>
  (await fullScreen(page).locator("img").nth(index).boundingBox())?.width ?? 0;

describe("a visitor looks at a car's pictures", () => {
  test("by keyboard, in the strip", async () => {
    const { page, complaints } = await visited.visitors.visit();
    await openCar(page);
    await gallery(page).getByRole("list", { name: "Photos, à faire défiler" }).focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => shownIn(gallery(page))).toBe(3);
    await page.keyboard.press("End");
    await expect.poll(() => shownIn(gallery(page))).toBe(5);
    expect(await gallery(page).locator("[aria-current=true]").getAttribute("aria-label")).toBe("Photo 5 sur 5");
    await page.keyboard.press("Home");
    await expect.poll(() => shownIn(gallery(page))).toBe(1);
    expect(complaints).toEqual([]);
  });

  test("in full screen, enlarged by keys and buttons, and comes back to where they were", async () => {
    const { page, complaints } = await visited.visitors.visit();
    await openCar(page);
    const enlarge = page.getByRole("button", { name: "Voir en plein écran" });
    await enlarge.focus();
    await page.keyboard.press("Enter");
    await fullScreen(page).waitFor();
    const fitted = await widthOfPicture(page);
    await page.keyboard.press("+");
    await expect.poll(() => widthOfPicture(page)).toBeCloseTo(fitted * 1.5, 0);
    await page.keyboard.press("-");
    await expect.poll(() => widthOfPicture(page)).toBeCloseTo(fitted, 0);
    await page.getByRole("button", { name: "Agrandir" }).click();
    expect(await fullScreen(page).locator(".gallery-zoom").textContent()).toContain("150");
    await page.keyboard.press("0");
    await expect.poll(() => widthOfPicture(page)).toBeCloseTo(fitted, 0);
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => shownIn(fullScreen(page))).toBe(2);
    await page.keyboard.press("Escape");
    await fullScreen(page).waitFor({ state: "detached" });
    expect(await enlarge.evaluate((button) => button === document.activeElement)).toBe(true);
    await expect.poll(() => shownIn(gallery(page))).toBe(2);
    expect(complaints).toEqual([]);
  });

  test("in full screen with the mouse: twice on a spot, the wheel with Ctrl, and dragging", async () => {
    const { page, complaints } = await visited.visitors.visit();
    await openCar(page);
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
    const after = await fullScreen(page).locator("img").first().boundingBox();
    expect((before?.x ?? 0) - (after?.x ?? 0)).toBeCloseTo(100, 0);
    await page.keyboard.press("0");
    await page.keyboard.down("Control");
    await page.mouse.wheel(0, -100);
    await page.keyboard.up("Control");
    await expect.poll(() => widthOfPicture(page)).toBeGreaterThan(fitted * 1.3);
    await page.getByRole("button", { name: "Fermer les photos" }).click();
    await fullScreen(page).waitFor({ state: "detached" });
    expect(complaints).toEqual([]);
  });

  test("on a phone: a swipe, and two fingers", async () => {
    const { page, complaints } = await visited.visitors.visit(PHONE);
    await openCar(page);
    const touch = await page.context().newCDPSession(page);
    await touch.send("Input.synthesizeScrollGesture", { x: 300, y: 260, xDistance: -280, yDistance: 0, speed: 1200 });
    await expect.poll(() => shownIn(gallery(page))).toBe(2);
    await page.getByRole("button", { name: "Voir en plein écran" }).tap();
    await fullScreen(page).waitFor();
    await expect.poll(() => shownIn(fullScreen(page))).toBe(2);
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
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
    expect(complaints).toEqual([]);
  });

  test("without scripts: a thumbnail leads to its picture, and no button is there that does nothing", async () => {
    const { page } = await visited.visitors.visit({ javaScriptEnabled: false });
    await openCar(page);
    await page.getByRole("link", { name: "Photo 3 sur 5" }).click();
    const third = gallery(page).locator("#vue-3");
    await expect
      .poll(async () => {
        const [picture, strip] = await Promise.all([third.boundingBox(), gallery(page).boundingBox()]);
        return Math.abs((picture?.x ?? 0) - (strip?.x ?? 999));
      })
      .toBeLessThan(2);
    expect(await gallery(page).getByRole("button").count()).toBe(0);
  });
});

describe("the full screen of pictures", () => {
  test("has no finding of axe", async () => {
    const { page } = await visited.visitors.visit({ reducedMotion: "reduce" });
    await openCar(page);
    await page.getByRole("button", { name: "Voir en plein écran" }).click();
    await fullScreen(page).waitFor();
    await page.keyboard.press("+");
    expect(await findings(page)).toEqual([]);
  });
});

describe("a visitor who wonders whether a car has something", () => {
  test("searches its equipment, is told how much is found, and finds the way back", async () => {
    const { page, complaints } = await visited.visitors.visit();
    await openCar(page);
    const section = page.locator("#equipements");
    const all = await section.getByRole("status").textContent();
    expect(all).toMatch(/^\d+\u00a0équipements$/);
    await page.getByRole("searchbox", { name: "Chercher un équipement" }).fill("REGULATEUR");
    await expect.poll(() => section.getByRole("status").textContent()).not.toBe(all);
    expect(await section.locator(".equipment li").allTextContents()).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Régulateur/)]),
    );
    await page.getByRole("searchbox", { name: "Chercher un équipement" }).fill("trampoline");
    await section.getByText("Aucun équipement ne contient «\u00a0trampoline\u00a0».").waitFor();
    await section.getByRole("button", { name: "Voir tous les équipements" }).click();
    expect(await section.getByRole("status").textContent()).toBe(all);
    expect(complaints).toEqual([]);
  });
});

describe("a visitor who shows a car to somebody", () => {
  test("copies its link and is told so", async () => {
    const { page, complaints } = await visited.visitors.visit({ permissions: ["clipboard-read", "clipboard-write"] });
    await openCar(page);
    await page.getByRole("button", { name: "Partager" }).click();
    const ways = page.getByRole("dialog", { name: "Partager cette page" });
    await ways.getByRole("button", { name: "Copier le lien" }).click();
    await ways.getByRole("button", { name: "Lien copié" }).waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(copied).pathname).toBe(carPath());
    expect(complaints).toEqual([]);
  });

  test("sends it by mail without scripts", async () => {
    const { page } = await visited.visitors.visit({ javaScriptEnabled: false });
    await openCar(page);
    await page.getByRole("button", { name: "Partager" }).click();
    const mail = page.getByRole("link", { name: "Envoyer par e-mail" });
    await mail.waitFor();
    expect(decodeURIComponent((await mail.getAttribute("href")) ?? "")).toContain(carPath());
    expect(await page.getByRole("button", { name: "Copier le lien" }).count()).toBe(0);
  });
});

describe("a visitor who has looked at several cars", () => {
  test("finds them again at the foot of the next one, and takes them off the list", async () => {
    const { page, complaints } = await visited.visitors.visit();
    for (const place of [0, 1, 2]) {
      await openCar(page, place);
      const seenSoFar = () => page.evaluate(() => sessionStorage.getItem("vus")?.split(".").length);
      await expect.poll(seenSoFar).toBe(place + 1);
    }
    await page.locator("footer").scrollIntoViewIfNeeded();
    const seen = page.getByRole("region", { name: "Vus récemment" });
    await seen.waitFor();
    const hrefs = () => seen.getByRole("link").evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(await hrefs()).toEqual([carPath(1), carPath(0)]);
    await seen
      .getByRole("button", { name: `Retirer ${cars[1]?.title} de la liste` })
      .first()
      .click();
    await expect.poll(hrefs).toEqual([carPath(0)]);
    await seen.getByRole("button", { name: "Tout effacer" }).click();
    await seen.waitFor({ state: "detached" });
    expect(complaints).toEqual([]);
  });
});

test("the local navigation marks the section that is read", async () => {
  const { page } = await visited.visitors.visit();
  await openCar(page);
  const here = page.getByRole("navigation", { name: "Sur cette page" });
  await here.getByRole("link", { name: "Consommation" }).click();
  await expect.poll(() => here.locator("[aria-current]").textContent()).toBe("Consommation");
});
