import type { Locator, Page } from "@playwright/test";
import { axeViolations } from "../../browser-support/checks/axe.ts";
import { type FeedSite, startFeedSite } from "../../browser-support/feed-media.ts";
import { galleryMedia } from "../../browser-support/gallery-media.ts";
import { openPage } from "../../browser-support/hydration.ts";
import { expect, test } from "../../browser-support/test.ts";
import { limit } from "../../time-limits.ts";

test.use({ reusesTabs: false });

const PHOTOS = 6;

const MEDIA = PHOTOS + 3;

/** Marks of the inspection, each with a photograph on the feed's host. */
const MARKS = ["Capot", "Jante avant droite"] as const;

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;

let site: FeedSite;

test.beforeAll(async () => {
  // As long as the fixture of a site may take.
  test.setTimeout(limit(120_000));
  site = await startFeedSite(PHOTOS);
  const hasPhotos = async (): Promise<number> =>
    new Set((await (await fetch(site.url + site.vehiclePath)).text()).match(/\/media\/feed\/[0-9a-f/]+\.webp/g)).size;
  await expect.poll(hasPhotos).toBe(PHOTOS + MARKS.length);
});

test.afterAll(() => site.dispose());

/** Replies for the hosts of the films. Returns the requested hosts. */
const filmHosts = async (page: Page): Promise<readonly string[]> => {
  const calls: string[] = [];
  for (const host of ["www.youtube-nocookie.com", "player.vimeo.com", site.host]) {
    await page.route(`https://${host}/**`, (route) => {
      calls.push(new URL(route.request().url()).host);
      return host === site.host
        ? route.fulfill({ status: 404 })
        : route.fulfill({ contentType: "text/html", body: "<p>Le film</p>" });
    });
  }
  return calls;
};

const gallery = (page: Page): Locator => page.getByRole("region", { name: "Photos du véhicule" });

const playButtons = (page: Page): Locator => gallery(page).getByRole("button", { name: /^Lire la vidéo/ });

for (const viewport of SIZES) {
  test(`at ${viewport.width} pixels the site serves the photographs of marks itself, and plays each film after a click`, async ({
    visit,
  }) => {
    const { page, consoleErrors } = await visit({ baseURL: site.url, viewport });
    const calls = await filmHosts(page);
    const response = await openPage(page, site.vehiclePath);
    const policy = response?.headers()["content-security-policy"] ?? "";
    expect(policy).toContain("frame-src 'self' https://player.vimeo.com https://www.youtube-nocookie.com;");
    expect(policy).toContain(`media-src 'self' https://${site.host};`);
    const pictures = page.locator("#inspection").getByRole("img");
    await expect(pictures).toHaveCount(MARKS.length);
    for (const [index, part] of MARKS.entries()) {
      const picture = pictures.nth(index);
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
      await expect(picture).toHaveAttribute("src", /^\/media\/feed\//);
      await expect(picture).toHaveAttribute("alt", new RegExp(part));
    }
    await expect(gallery(page).locator(".gallery-strip > li")).toHaveCount(MEDIA);
    await expect(playButtons(page)).toHaveCount(3);
    expect(await axeViolations(page)).toEqual([]);
    expect([calls, consoleErrors]).toEqual([[], []]);
    await playButtons(page).first().click();
    await gallery(page).frameLocator("iframe").getByText("Le film").waitFor();
    expect(calls).toEqual(["www.youtube-nocookie.com"]);
    await playButtons(page).first().click();
    await expect.poll(() => calls).toEqual(["www.youtube-nocookie.com", "player.vimeo.com"]);
    await playButtons(page).first().click();
    await expect(gallery(page).locator("video")).toHaveAttribute("src", `https://${site.host}/film.mp4`);
    await expect.poll(() => calls).toContain(site.host);
  });
}

const SEARCH = "/stock?brand=ford&model=puma&price-min=12345&price-max=12345";

const photosOf = (page: Page): Locator => page.locator(`a.card-photos[href="${site.vehiclePath}"]`);

const countOf = (page: Page): Locator => page.locator(".card", { has: photosOf(page) }).locator(".photo-count");

/** Addresses of the feed's photographs that the page requests, without their renditions. */
const requestedPhotos = (page: Page): ReadonlySet<string> => {
  const photos = new Set<string>();
  page.on("request", (request) => {
    const [photo] = /\/media\/feed\/[0-9a-f/]+\.webp/.exec(request.url()) ?? [];
    if (photo !== undefined) photos.add(photo);
  });
  return photos;
};

const scrollToPhoto = (page: Page, index: number): Promise<void> =>
  photosOf(page).evaluate((strip, to) => strip.scrollTo({ left: to * strip.clientWidth, behavior: "instant" }), index);

/** The card has the photographs and says that there is a film. */
const expectCard = async (page: Page): Promise<void> => {
  const card = page.locator(".card").filter({ has: page.locator(`a[href="${site.vehiclePath}"]`) });
  await expect(card.getByText(`1/${PHOTOS}`, { exact: true })).toBeVisible();
  await expect(card.locator(".photo-count")).toContainText(" · Vidéo");
  const picture = card.locator("img").first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(190);
  await expect(picture).toHaveAttribute("src", /^\/media\/feed\//);
};

test("a card requests its first photograph alone, the others when they are swiped to, and counts them", async ({
  visit,
}) => {
  const { page } = await visit({ baseURL: site.url, viewport: SIZES[0] });
  const photos = requestedPhotos(page);
  await openPage(page, SEARCH);
  await expect.poll(() => photos.size).toBe(1);
  const first = photosOf(page).locator("img").first();
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  expect(photos.size).toBe(1);
  await expectCard(page);
  await scrollToPhoto(page, 1);
  await expect(countOf(page)).toContainText(`2/${PHOTOS}`);
  await expect.poll(() => photos.size).toBeGreaterThan(1);
  await photosOf(page).focus();
  await page.keyboard.press("ArrowRight");
  await expect(countOf(page)).toContainText(`3/${PHOTOS}`);
});

test("a card shows its second photograph at the pointer, and its page plays a film, which the policy of the list does not allow", async ({
  visit,
}) => {
  const { page } = await visit({ baseURL: site.url, viewport: SIZES[1] });
  await filmHosts(page);
  const photos = requestedPhotos(page);
  await openPage(page, SEARCH);
  await expect.poll(() => photos.size).toBe(1);
  await expectCard(page);
  await photosOf(page).hover();
  await expect(countOf(page)).toContainText(`2/${PHOTOS}`);
  expect(photos.size).toBe(2);
  await page.getByRole("heading", { level: 1 }).hover();
  await expect(countOf(page)).toContainText(`1/${PHOTOS}`);
  await photosOf(page).click();
  await page.waitForURL(site.vehiclePath);
  await playButtons(page).first().click();
  await gallery(page).frameLocator("iframe").getByText("Le film").waitFor();
});

test("without scripts a card states the number of its photographs, which scroll", async ({ visit }) => {
  const { page } = await visit({ baseURL: site.url, viewport: SIZES[0], javaScriptEnabled: false });
  await openPage(page, SEARCH);
  await expect(countOf(page).getByText(`${PHOTOS}\u00a0photos`)).toBeVisible();
  await expect(countOf(page).getByText(`1/${PHOTOS}`)).toBeHidden();
  await photosOf(page).focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => photosOf(page).evaluate((strip) => strip.scrollLeft)).toBeGreaterThan(100);
});

test("photographs are not said to be drawings, and full screen has them and the films in their order and number", async ({
  visit,
}) => {
  const { page } = await visit({ baseURL: site.url });
  await filmHosts(page);
  await openPage(page, site.vehiclePath);
  await expect(gallery(page).locator(".gallery-strip > li > img").first()).toBeVisible();
  await expect(gallery(page).getByText("Image de synthèse")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Demander des photos" })).toHaveCount(0);
  const media = await galleryMedia(page, ".gallery-stage");
  expect(media).toHaveLength(MEDIA);
  await page.getByRole("button", { name: "Voir en plein écran" }).click();
  const dialog = page.getByRole("dialog", { name: "Photos en plein écran" });
  await expect(dialog.locator(".gallery-arrows")).toContainText(`1 / ${MEDIA}`);
  expect(await galleryMedia(page, ".gallery-full")).toEqual(media);
  await page.keyboard.press("End");
  await expect(dialog.locator(".gallery-arrows")).toContainText(`${MEDIA} / ${MEDIA}`);
  await expect(dialog.getByRole("button", { name: /^Lire la vidéo/ }).last()).toBeInViewport();
  await page.keyboard.press("Escape");
  await expect(gallery(page).locator(".gallery-stage .gallery-arrows")).toContainText(`${MEDIA} / ${MEDIA}`);
});

test("the keyboard reaches a film, starts it, and goes on in it", async ({ visit }) => {
  const { page } = await visit({ baseURL: site.url });
  await filmHosts(page);
  await openPage(page, site.vehiclePath);
  await gallery(page).getByRole("list", { name: "Photos, à faire défiler" }).focus();
  await page.keyboard.press("Tab");
  await expect(playButtons(page).first()).toBeFocused();
  await expect(playButtons(page).first()).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press("Enter");
  await gallery(page).frameLocator("iframe").getByText("Le film").waitFor();
  await expect(gallery(page).locator("iframe")).toBeFocused();
});

test("without scripts each film is a link to its address", async ({ visit }) => {
  const { page } = await visit({ baseURL: site.url, javaScriptEnabled: false });
  await openPage(page, site.vehiclePath);
  await expect.poll(() => playButtons(page).count()).toBe(0);
  const links = gallery(page).getByRole("link", { name: /^Ouvrir sur/ });
  await expect(links).toHaveText(["Ouvrir sur youtu.be", "Ouvrir sur vimeo.com", `Ouvrir sur ${site.host}`]);
  await expect(links.first()).toHaveAttribute("href", "https://youtu.be/abcdefghijk");
  await gallery(page)
    .getByRole("link", { name: `Vidéo, ${PHOTOS + 1} sur ${MEDIA}` })
    .click();
  await expect(links.first()).toBeInViewport();
});

/** Runs in the page: whether a picture is there and fills its frame, and by how much it leaves the ratio of the first. */
const measurePhoto = (image: HTMLImageElement, ratio: number) => {
  const { width, height } = image.getBoundingClientRect();
  return { isLoaded: image.complete && image.naturalWidth > 0, ratio: Math.abs(width / height - ratio) < 0.02 };
};

for (const viewport of [...SIZES, { width: 820, height: 1180 }]) {
  test(`at ${viewport.width} pixels upright, narrow and dark photographs stand in the frames of gallery and card`, async ({
    visit,
  }) => {
    const { page, consoleErrors } = await visit({ baseURL: site.url, viewport });
    await openPage(page, site.vehiclePath);
    const photos = gallery(page).locator(".gallery-strip img.vehicle-picture");
    const first = await photos.first().boundingBox();
    const ratio = (first?.width ?? 0) / (first?.height ?? 1);
    expect(ratio).toBeGreaterThan(1.2);
    for (let index = 0; index < PHOTOS; index += 1) {
      const shown = photos.nth(index);
      await shown.scrollIntoViewIfNeeded();
      await expect.poll(() => shown.evaluate(measurePhoto, ratio)).toEqual({ isLoaded: true, ratio: true });
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    expect(await axeViolations(page)).toEqual([]);

    await openPage(page, "/stock?q=puma+st-line&sort=price-asc");
    const card = page.locator(".vehicle-card", { has: page.locator(`a[href="${site.vehiclePath}"]`) }).first();
    await card.scrollIntoViewIfNeeded();
    const picture = card.locator(".card-picture");
    const frame = await picture.boundingBox();
    expect((frame?.width ?? 0) / (frame?.height ?? 1)).toBeCloseTo(1.5, 1);
    await expect(card.locator(".drawing-label")).toHaveCount(0);
    expect(consoleErrors).toEqual([]);
  });
}
