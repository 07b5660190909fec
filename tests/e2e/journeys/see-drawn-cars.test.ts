import { join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { STUDIO_FOLDER, STUDIO_SHAPES, type StudioShape } from "#domain/vehicles/index.ts";
import { galleryMedia } from "../../browser-support/gallery-media.ts";
import { openPage } from "../../browser-support/hydration.ts";
import { listVehicles } from "../../browser-support/listed-vehicles.ts";
import { expect, test } from "../../browser-support/test.ts";

const LABEL = "Image de synthèse";

const FOLDER = join(import.meta.dirname, "../../../public", STUDIO_FOLDER);

/** Edges of a car in its picture, as shares of width and height. Its shadow is darker in the mask. */
type Edges = { readonly left: number; readonly right: number; readonly top: number };

const edgesOf = async (shape: StudioShape): Promise<Edges> => {
  const mask = sharp(join(FOLDER, `${shape}-front-mask-960.webp`)).extractChannel(0);
  const { data, info } = await mask.raw().toBuffer({ resolveWithObject: true });
  const isCar = (x: number, y: number): boolean => (data[y * info.width + x] ?? 0) >= 230;
  const xs = [...Array(info.width).keys()].filter((x) => [...Array(info.height).keys()].some((y) => isCar(x, y)));
  const top = [...Array(info.height).keys()].findIndex((y) => xs.some((x) => isCar(x, y)));
  return { left: (xs[0] ?? 0) / info.width, right: ((xs.at(-1) ?? 0) + 1) / info.width, top: top / info.height };
};

type MeasuredCard = {
  readonly share: number;
  readonly roof: number;
  readonly above: number;
  /** Edges of the label as shares of the picture. */
  readonly label: Readonly<Record<"left" | "right" | "top" | "bottom", number>>;
};

/** Runs in the page: gives each card the drawing of a shape, and measures car, roof and what stands above it. */
const measureCards = (shapes: readonly (Edges & { readonly shape: string })[]): readonly MeasuredCard[] => {
  const pictures = [...document.querySelectorAll(".vehicle-grid .card-picture")].slice(0, shapes.length);
  return pictures.map((picture, index) => {
    const { shape, left, right, top } = shapes[index] ?? { shape: "", left: 0, right: 0, top: 0 };
    const image = picture.querySelector("img");
    image?.setAttribute("src", image.src.replace(/[a-z]+-front/, `${shape}-front`));
    const frame = picture.getBoundingClientRect();
    // With its enlargement.
    const box = image?.getBoundingClientRect() ?? frame;
    const label = picture.querySelector(".drawing-label")?.getBoundingClientRect() ?? frame;
    const discs = [...(picture.parentElement?.querySelectorAll(".card-marks > input, .badge") ?? [])].map((disc) =>
      disc.getBoundingClientRect(),
    );
    return {
      share: ((right - left) * box.width) / frame.width,
      roof: box.top + top * box.height - frame.top,
      label: {
        left: (label.left - box.left) / box.width,
        right: (label.right - box.left) / box.width,
        top: (label.top - box.top) / box.height,
        bottom: (label.bottom - box.top) / box.height,
      },
      // Beside a small picture the buttons stand below it.
      above: Math.max(
        ...discs.filter(({ height, top: y }) => height > 0 && y < frame.bottom).map(({ bottom }) => bottom - frame.top),
        0,
      ),
    };
  });
};

/** Runs in the page: writes the longest states of a card. */
const writeStates = (): number => {
  const badge = (text: string, tone: string): Element =>
    Object.assign(document.createElement("span"), { textContent: text, className: `badge badge-${tone}` });
  const rows = document.querySelectorAll(".vehicle-grid .vehicle-badges");
  for (const row of rows) row.replaceChildren(badge("Disponible le 30 septembre", "plain"), badge("Réservé", "state"));
  return rows.length;
};

/** Runs in the page: heights of states, their right edges, and the left edges of the buttons beside them. */
const measureStates = (
  states: readonly Element[],
): readonly Readonly<Record<"height" | "right" | "buttons", number>>[] =>
  states.map((state) => {
    const { height, right } = state.getBoundingClientRect();
    const buttons = state.closest(".card")?.querySelector(".card-marks");
    return { height, right, buttons: buttons?.getBoundingClientRect().left ?? 0 };
  });

/** Number of pixels of the car below the label. */
const coveredBy = async (shape: StudioShape, { left, right, top, bottom }: MeasuredCard["label"]): Promise<number> => {
  const mask = sharp(join(FOLDER, `${shape}-front-mask-960.webp`)).extractChannel(0);
  const { data, info } = await mask.raw().toBuffer({ resolveWithObject: true });
  let covered = 0;
  for (let y = Math.ceil(top * info.height); y < Math.min(bottom, 1) * info.height; y += 1) {
    for (let x = Math.max(Math.ceil(left * info.width), 0); x < Math.min(right, 1) * info.width; x += 1) {
      if ((data[y * info.width + x] ?? 0) >= 230) covered += 1;
    }
  }
  return covered;
};

test("each body fills 85 % of its card, nothing covers its roof or its wheels, and states stay on one line beside the buttons", async ({
  visit,
}) => {
  const { page } = await visit({ viewport: { width: 390, height: 900 } });
  await openPage(page, "/stock");
  const shapes = await Promise.all(STUDIO_SHAPES.map(async (shape) => ({ shape, ...(await edgesOf(shape)) })));
  for (const width of [390, 820, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const cards = await page.evaluate(measureCards, shapes);
    expect(cards).toHaveLength(STUDIO_SHAPES.length);
    for (const [index, { share, roof, above, label }] of cards.entries()) {
      const name = `${STUDIO_SHAPES[index]} at ${width} pixels`;
      expect.soft(await coveredBy(STUDIO_SHAPES[index] ?? "suv", label), name).toBe(0);
      expect.soft(share, name).toBeGreaterThan(0.84);
      expect.soft(share, name).toBeLessThan(0.86);
      if (width >= 700) expect.soft(above, name).toBeGreaterThan(20);
      expect.soft(above, name).toBeLessThanOrEqual(roof);
    }
  }
  expect(await page.evaluate(writeStates)).toBeGreaterThan(0);
  const states = page.locator(".vehicle-grid .vehicle-badges");
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const { height, right, buttons } of await states.evaluateAll(measureStates)) {
      expect(height).toBeLessThanOrEqual(32);
      expect(right).toBeLessThanOrEqual(buttons);
    }
  }
});

/** Runs in the page: contrast of a text with its ground, which is white to 88 % above black at the worst. */
const worstContrast = (label: Element): number => {
  const luminance = (parts: readonly number[]): number => {
    const [red = 0, green = 0, blue = 0] = parts.map((value) =>
      value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const partsOf = (color: string): number[] => (color.match(/[\d.]+/g) ?? []).map(Number);
  const { color, backgroundColor } = getComputedStyle(label);
  const [red = 0, green = 0, blue = 0, alpha = 1] = partsOf(backgroundColor);
  const ground = luminance([red * alpha, green * alpha, blue * alpha]);
  const text = luminance(partsOf(color).slice(0, 3));
  return (Math.max(text, ground) + 0.05) / (Math.min(text, ground) + 0.05);
};

const labelsOf = (page: Page, frame: string) => page.locator(`${frame} .drawing-label`);

test("each drawing of cards and gallery says what it is, legibly in both colour schemes, on a plate of the group", async ({
  visit,
  site,
}) => {
  const { page } = await visit({ viewport: { width: 390, height: 844 } });
  await openPage(page, "/stock");
  const drawings = await page.locator(".card-picture .cut-out").count();
  expect(drawings).toBeGreaterThan(10);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(labelsOf(page, ".card-picture")).toHaveText(Array.from({ length: drawings }, () => LABEL));
    expect(await labelsOf(page, ".card-picture").first().evaluate(worstContrast)).toBeGreaterThanOrEqual(7);
  }
  const [vehicle] = await listVehicles(site, "body=estate&perPage=1");
  await openPage(page, `/stock/${vehicle?.slug}`);
  await expect(labelsOf(page, ".gallery-strip")).toHaveText([LABEL, LABEL, LABEL]);
  await expect(page.locator(".gallery-strip .plate")).toHaveCount(2);
  await expect(page.locator("#plaque")).toHaveText("ALZETTE");
  await page.setViewportSize({ width: 1440, height: 900 });
  const box = await page.locator(".gallery-strip .plate use").first().boundingBox();
  expect(box?.width ?? 0).toBeGreaterThan(40);
  expect(box?.height ?? 0).toBeGreaterThan(8);
});

test("full screen has the pictures of the gallery, in its order, with its words and its count", async ({
  visit,
  site,
}) => {
  const { page } = await visit();
  const [vehicle] = await listVehicles(site, "body=estate&perPage=1");
  await openPage(page, `/stock/${vehicle?.slug}`);
  const media = await galleryMedia(page, ".gallery-stage");
  expect(media).toHaveLength(3);
  await page.getByRole("button", { name: "Photo suivante" }).click();
  await expect(page.locator(".gallery-stage .gallery-arrows")).toContainText("2 / 3");
  await page.getByRole("button", { name: "Voir en plein écran" }).click();
  const dialog = page.getByRole("dialog", { name: "Photos en plein écran" });
  await expect(dialog.locator(".gallery-arrows")).toContainText("2 / 3");
  expect(await galleryMedia(page, ".gallery-full")).toEqual(media);
});

const QUESTION = "Pouvez-vous m’envoyer des photos de ce véhicule\u00a0?";

test("a vehicle without photographs leads to the form that asks for them", async ({ visit, site }) => {
  const { page } = await visit();
  const [vehicle] = await listVehicles(site, "availability=available&perPage=1");
  await openPage(page, `/stock/${vehicle?.slug}`);
  await page.getByRole("link", { name: "Demander des photos" }).click();
  await page.waitForURL(`**/stock/${vehicle?.slug}/interessee?objet=photos`);
  await expect(page.locator('textarea[name="message"]')).toHaveValue(QUESTION);
  await expect(page.getByRole("main")).toContainText(vehicle?.title ?? "");
  const html = await (await page.request.get(`/stock/${vehicle?.slug}/interessee?objet=photos`)).text();
  expect(html).toMatch(new RegExp(`<textarea[^>]*name="message"[^>]*>${QUESTION.replace("?", String.raw`\?`)}`));
});
