// node publish.mjs [--sheet FILE] [--published] [--widths W,W] NAME... : composed pictures to WebP with their
// masks; with --published, more widths of pictures that are published at 1,920, for which nothing is rendered again.
import { mkdirSync, readFileSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

const TMP = process.env.STUDIO_TMP ?? "/tmp/studio";
const OUT = process.env.STUDIO_OUT ?? fileURLToPath(new URL("../../public/studio/2/", import.meta.url));
/** Kilobytes. */
const BUDGETS = { 480: 18, 720: 32, 960: 48, 1280: 76, 1920: 140 };
const PAINTS = { white: "#f0f0ed", black: "#1b1d20", red: "#b2201d", blue: "#1e4f93" };
const GROUNDS = { white: "#e8e5df", black: "#e8e5df", red: "#e8e5df", blue: "#0f1d23" };

const args = process.argv.slice(2);
const take = (flag) => {
  const at = args.indexOf(flag);
  return at < 0 ? undefined : args.splice(at, 2)[1];
};
const takeSwitch = (flag) => {
  const at = args.indexOf(flag);
  return at >= 0 && args.splice(at, 1).length > 0;
};

const size = (name) => JSON.parse(readFileSync(`${TMP}/pass/${name}.json`));
const rows = (width) => Math.round((width * 2) / 3);
const colour = (name) =>
  isPublished
    ? sharp(`${OUT}${name}-1920.webp`)
    : sharp(readFileSync(`${TMP}/pass/${name}.rgba`), { raw: { ...size(name), channels: 4 } });
const mask = (name) =>
  sharp(readFileSync(`${TMP}/pass/${name}.mask`), { raw: { ...size(name), channels: 1 } }).toColourspace("b-w");

/** Tries lower qualities until the file is within its budget. */
const writeWithin = async (image, file, budget, options) => {
  for (let quality = options.quality; ; quality -= 8) {
    await image
      .clone()
      .webp({ effort: 5, ...options, quality })
      .toFile(file);
    const kilobytes = statSync(file).size / 1024;
    if (kilobytes <= budget || quality < 50) return `${kilobytes.toFixed(1)} KB q ${quality}`;
  }
};

// WebP keeps alpha lossless: its lower bits cost a lot. What a level loses is given back in the colour, right for a
// middle grey paint.
const LEVELS = 64;
const quantise = (data) => {
  for (let i = 0; i < data.length; i += 4) {
    const a = data[i + 3] / 255;
    const q = Math.max(1, Math.round(a * LEVELS)) / LEVELS;
    for (let c = 0; c < 3; c += 1) {
      const shown = (data[i + c] / 255) * a + 0.5 * (q - a);
      data[i + c] = Math.round(Math.min(1, Math.max(0, shown / q)) * 255);
    }
    data[i + 3] = Math.round(q * 255);
  }
  return data;
};

const publish = async (name, width) => {
  const raw = { width, height: rows(width), channels: 4 };
  const resized = await colour(name).resize(width, raw.height, { kernel: "lanczos3" }).raw().toBuffer();
  const picture = sharp(quantise(resized), { raw });
  const report = await writeWithin(picture, `${OUT}${name}-${width}.webp`, BUDGETS[width], {
    quality: 86,
    alphaQuality: 100,
    smartSubsample: true,
  });
  // Cards need the mask of a front at 960, too.
  const isMasked = !isPublished && (width === Math.max(...widths) || (width === 960 && name.endsWith("-front")));
  if (!isMasked) return console.log(`${name}-${width} ${report}`);
  const silhouette = mask(name).resize(width, raw.height, { kernel: "lanczos3" });
  const maskReport = await writeWithin(silhouette, `${OUT}${name}-mask-${width}.webp`, BUDGETS[width] / 3, {
    quality: 82,
  });
  console.log(`${name}-${width} ${report}, mask ${maskReport}`);
};

/** A painted picture on its ground, at 100 %. */
const proof = async (name, paint) => {
  const { width, height } = size(name);
  const painted = await colour(name).flatten({ background: PAINTS[paint] }).raw().toBuffer();
  const cut = await sharp(painted, { raw: { width, height, channels: 3 } })
    .joinChannel(await mask(name).raw().toBuffer(), { raw: { width, height, channels: 1 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(cut).flatten({ background: GROUNDS[paint] }).png({ compressionLevel: 1 }).toBuffer();
};

const writeSheet = async (file, names) => {
  const paints = Object.keys(PAINTS);
  const { width, height } = size(names[0]);
  const cells = [];
  for (const [row, name] of names.entries())
    for (const [column, paint] of paints.entries()) {
      const input = await sharp(await proof(name, paint))
        .resize(width, height)
        .toBuffer();
      cells.push({ input, left: column * width, top: row * height });
    }
  const channels = { width: paints.length * width, height: names.length * height, channels: 3, background: "#ffffff" };
  await sharp({ create: channels, limitInputPixels: false }).composite(cells).webp({ quality: 88 }).toFile(file);
};

const sheet = take("--sheet");
const widths = (take("--widths") ?? "480,960").split(",").map(Number);
const isPublished = takeSwitch("--published");
mkdirSync(sheet ? dirname(sheet) : OUT, { recursive: true });
if (sheet) await writeSheet(sheet, args);
else for (const name of args) for (const width of widths) await publish(name, width);
