// Prints the brochures of the demo group's models into demo/group/files/brochures: `node workshop/brochures/make.ts [brand/model…]`.
// `node demo/generate.ts` then states their sizes in the models' downloads.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { runnerImport } from "vite";
import { BROCHURE_MODELS, brochureFile } from "../../demo/generator/brochures.ts";
import { DEMO_DATE } from "../../demo/generator/demo-date.ts";
import { stablePdf } from "../stable-pdf.ts";
import { createStudioPainter, paintStudioCar } from "../../src/adapters/media/studio-painter.ts";
import { modelStudioPicture, type ModelAttributes } from "../../src/domain/models/index.ts";
import { STUDIO_FOLDER } from "../../src/domain/vehicles/index.ts";
import { DEMO_GROUP } from "../../src/server/environment/group-folder.ts";
import { MARKET_SETTINGS } from "../../src/shared-container/settings.ts";
import { launchOptions, unpackChromium } from "../../tests/browser-support/chromium.ts";
import { dataComment, readBrochureData } from "../../demo/generator/brochure-data.ts";

// The pages use views of the site, whose modules lead to components: Node alone reads none of these.
const {
  module: { brochureHtml },
} = await runnerImport<typeof import("./brochure-pages.ts")>(join(import.meta.dirname, "brochure-pages.ts"));

const ROOT = join(import.meta.dirname, "..", "..");
const STUDIO = join(ROOT, "public", STUDIO_FOLDER);
const FONT = join(ROOT, "node_modules/@fontsource-variable/instrument-sans/files");
const MAX_BYTES = 400_000;

const dataUrl = (type: string, bytes: Uint8Array): string =>
  `data:${type};base64,${Buffer.from(bytes).toString("base64")}`;

const fontFace = `@font-face { font-family: "Instrument Sans"; font-weight: 400 700; src: url(${dataUrl(
  "font/woff2",
  readFileSync(join(FONT, "instrument-sans-latin-wght-normal.woff2")),
)}); }`;

const wordmarkSvg = (): string => readFileSync(join(DEMO_GROUP, "brand", "logo.svg"), "utf8");

const paintFront = createStudioPainter(STUDIO);

const createPictures = async (model: ModelAttributes) => {
  const { shape, color } = modelStudioPicture(model);
  const rear = await sharp(await paintStudioCar(STUDIO, { shape, color }, "rear", 760))
    .flatten({ background: "#e4e1da" })
    .jpeg({ quality: 76, mozjpeg: true })
    .toBuffer();
  return {
    front: dataUrl("image/jpeg", await paintFront({ shape, color })),
    rear: dataUrl("image/jpeg", rear),
  };
};

const settings = MARKET_SETTINGS.require({ settingsDir: join(DEMO_GROUP, "settings"), site: "luxembourg" });
const day = new Intl.DateTimeFormat("fr-FR", { dateStyle: "long" }).format(new Date(DEMO_DATE)).replace(/^1 /, "1er ");
const requested = process.argv.slice(2);

unpackChromium();
mkdirSync(join(DEMO_GROUP, "files", "brochures"), { recursive: true });
const browser = await chromium.launch(launchOptions());
try {
  const page = await browser.newPage();
  for (const name of BROCHURE_MODELS.filter((candidate) => requested.length === 0 || requested.includes(candidate))) {
    const data = readBrochureData(name);
    const html = brochureHtml({
      ...data,
      pictures: await createPictures(data.model),
      group: { name: settings.group.name, legalName: settings.group.legal_name },
      day,
      wordmark: wordmarkSvg(),
      css: fontFace + readFileSync(join(import.meta.dirname, "brochure.css"), "utf8"),
    });
    await page.setContent(html, { waitUntil: "load" });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const printed = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true });
    const pdf = Buffer.concat([stablePdf(printed), Buffer.from(dataComment(data))]);
    if (pdf.byteLength > MAX_BYTES) throw new Error(`${name}: ${pdf.byteLength} bytes, more than ${MAX_BYTES}`);
    writeFileSync(join(ROOT, brochureFile(name)), pdf);
    process.stdout.write(`${brochureFile(name)}: ${pdf.byteLength} bytes\n`);
  }
} finally {
  await browser.close();
}
