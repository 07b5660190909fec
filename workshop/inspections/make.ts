// Writes the drawn marks and the example report of the demo group into demo/group/files/inspections:
// `node scripts/run.mjs workshop/inspections/make.ts`.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { stablePdf } from "../stable-pdf.ts";
import { INSPECTION_FOLDER } from "../../demo/generator/vehicles/inspection.ts";
import { DEMO_GROUP } from "../../src/server/environment/group-folder.ts";
import { MARKET_SETTINGS } from "../../src/shared-container/settings.ts";
import { launchOptions, unpackChromium } from "../../tests/browser-support/chromium.ts";
import { drawingSvg, MARK_DRAWINGS } from "./drawings.ts";
import { reportHtml } from "./report.ts";

const ROOT = join(import.meta.dirname, "..", "..");
const FOLDER = join(DEMO_GROUP, "files", INSPECTION_FOLDER);
const FONT = join(
  ROOT,
  "node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
);

const settings = MARKET_SETTINGS.require({ settingsDir: join(DEMO_GROUP, "settings"), site: "luxembourg" });

const css = `@font-face { font-family: "Instrument Sans"; font-weight: 400 700; src: url(data:font/woff2;base64,${readFileSync(FONT).toString("base64")}); }`;

const write = (name: string, bytes: Uint8Array): void => {
  writeFileSync(join(FOLDER, name), bytes);
  process.stdout.write(`demo/group/files/${INSPECTION_FOLDER}/${name}: ${bytes.byteLength} bytes\n`);
};

mkdirSync(FOLDER, { recursive: true });
for (const [name, drawing] of Object.entries(MARK_DRAWINGS))
  write(
    `${name}.webp`,
    await sharp(Buffer.from(drawingSvg(drawing)))
      .webp({ quality: 70 })
      .toBuffer(),
  );

unpackChromium();
const browser = await chromium.launch(launchOptions());
try {
  const page = await browser.newPage();
  await page.setContent(reportHtml(settings.group.name, css), { waitUntil: "load" });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  write(
    "rapport-exemple.pdf",
    stablePdf(await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true })),
  );
} finally {
  await browser.close();
}
