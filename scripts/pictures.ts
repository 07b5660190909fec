// Takes the screenshots of docs/pictures from a running site: `node scripts/pictures.ts http://localhost:3000`.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { launchChromium } from "../tests/browser-support/chromium.ts";

const site = process.argv[2] ?? "http://localhost:3000";
const folder = join(import.meta.dirname, "..", "docs", "pictures");

type VehicleList = { readonly vehicles: readonly { readonly slug: string }[] };

const answer = await fetch(`${site}/api/v1/vehicles?body=electric&color=blue&availability=available&perPage=1`);
const vehicle = `/stock/${((await answer.json()) as VehicleList).vehicles[0]?.slug}`;

const PICTURES = [
  { name: "home", path: "/", width: 1440, height: 900 },
  { name: "stock", path: "/stock?fuel=electric", width: 1440, height: 1000 },
  { name: "vehicle", path: vehicle, width: 1440, height: 1000 },
  { name: "form", path: `${vehicle}/essai-routier`, width: 390, height: 1000 },
] as const;

/** Runs in the page: waits for the fonts and the pictures in view; others load when they are scrolled to. */
const waitUntilPainted = async (): Promise<void> => {
  await document.fonts.ready;
  const inView = [...document.images].filter((image) => {
    const { top, bottom } = image.getBoundingClientRect();
    return bottom > 0 && top < innerHeight && image.currentSrc !== "";
  });
  // A picture that cannot be decoded is missing in the screenshot, as for a visitor.
  await Promise.all(inView.map((image) => image.decode().catch(() => undefined)));
};

mkdirSync(folder, { recursive: true });
const browser = await launchChromium();
for (const { name, path, width, height } of PICTURES) {
  const page = await browser.newPage({ baseURL: site, viewport: { width, height }, deviceScaleFactor: 1 });
  await page.goto(path, { waitUntil: "load" });
  await page.evaluate(waitUntilPainted);
  await sharp(await page.screenshot())
    .webp({ quality: 82 })
    .toFile(join(folder, `${name}.webp`));
  await page.close();
}
await browser.close();
