// node publish.mjs [--proof DIR] [--cabins] NAME... : raw RGBA to WebP at each width; proofs put paints behind.
import { readFileSync, writeFileSync, mkdirSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

const TMP = process.env.STUDIO_TMP ?? "/tmp/studio";
const OUT = process.env.STUDIO_OUT ?? fileURLToPath(new URL("../../public/studio/1/", import.meta.url));
const BUDGET = { 480: 16, 960: 45, 1600: 110 };
const PAINTS = {
  white: "#f4f4f2",
  black: "#16181a",
  grey: "#7d8287",
  silver: "#c3c7ca",
  blue: "#1f4e8c",
  red: "#b3261e",
  green: "#2f5d45",
  beige: "#cbbfa6",
  brown: "#5c4433",
  orange: "#d9622b",
  yellow: "#e6b325",
  purple: "#54346b",
  gold: "#b79a5b",
};

let args = process.argv.slice(2);
const cabins = args.includes("--cabins");
args = args.filter((a) => a !== "--cabins");
const take = (flag) => {
  const i = args.indexOf(flag);
  return i < 0 ? undefined : args.splice(i, 2)[1];
};
const proof = take("--proof"),
  paints = (take("--paints") ?? "white,black,blue,red").split(","),
  proofWidth = Number(take("--width") ?? 480);
const widths = (take("--widths") ?? "480,960").split(",").map(Number);

// which cabin a shape shows
const CABINS = {
  dark: ["city", "hatchback", "crossover", "mpv", "coupe"],
  light: ["saloon", "estate", "suv", "convertible", "electric"],
  van: ["van"],
};

const source = (name) => {
  const { width, height } = JSON.parse(readFileSync(`${TMP}/pass/${name}.json`));
  return { img: () => sharp(readFileSync(`${TMP}/pass/${name}.rgba`), { raw: { width, height, channels: 4 } }), width };
};

// WebP keeps alpha lossless: few levels keep it small. What a level loses is given back in the
// colour, right for a middle grey paint, so no paint is off by more than half a level's half.
const LEVELS = Number(process.env.STUDIO_LEVELS ?? 24);
function quantise(data) {
  for (let i = 0; i < data.length; i += 4) {
    const a = data[i + 3] / 255;
    if (a > 0.985) {
      data[i + 3] = 255;
      if (a < 1) for (let c = 0; c < 3; c++) data[i + c] = Math.round(data[i + c] * a + 127 * (1 - a));
      continue;
    }
    const q = Math.max(1, Math.round(a * LEVELS)) / LEVELS;
    for (let c = 0; c < 3; c++) {
      const C = (data[i + c] / 255) * a + 0.5 * (q - a);
      data[i + c] = Math.round(Math.min(1, Math.max(0, C / q)) * 255);
    }
    data[i + 3] = Math.round(q * 255);
  }
  return data;
}

if (proof) {
  mkdirSync(proof, { recursive: true });
  const cells = [];
  for (const name of args)
    for (const p of paints) {
      const px = await source(name).img().resize(proofWidth).png().toBuffer();
      cells.push(
        await sharp(px)
          .flatten({ background: PAINTS[p] ?? p })
          .png()
          .toBuffer(),
      );
    }
  const cols = Math.min(cells.length, Number(process.env.COLS ?? paints.length)),
    ch = Math.round((proofWidth * 2) / 3);
  await sharp({
    create: { width: cols * proofWidth, height: Math.ceil(cells.length / cols) * ch, channels: 3, background: "#fff" },
  })
    .composite(cells.map((input, i) => ({ input, left: (i % cols) * proofWidth, top: Math.floor(i / cols) * ch })))
    .png()
    .toFile(`${proof}/sheet.png`);
} else if (cabins) {
  mkdirSync(OUT, { recursive: true });
  for (const [trim, shapes] of Object.entries(CABINS))
    for (const w of [480, 960, 1600]) {
      const img = source(`cabin-${trim}`)
        .img()
        .removeAlpha()
        .resize(w, Math.round((w * 2) / 3), { kernel: "lanczos3" });
      const px = await img.webp({ quality: 78, effort: 5, smartSubsample: true }).toBuffer();
      for (const shape of shapes) writeFileSync(`${OUT}${shape}-interior-${w}.webp`, px);
      console.log(trim, w, (px.length / 1024).toFixed(1), "KB");
    }
} else {
  mkdirSync(OUT, { recursive: true });
  for (const name of args)
    for (const w of widths) {
      const { img, width } = source(name);
      let quality = 80,
        size;
      const file = `${OUT}${name}-${w}.webp`;
      const sized = await img()
        .resize(w, Math.round((w * 2) / 3), { kernel: "lanczos3" })
        .sharpen(w > width ? { sigma: 0.8 } : { sigma: 0.5, m1: 0.4, m2: 0.6 })
        .raw()
        .toBuffer();
      const raw = { width: w, height: Math.round((w * 2) / 3), channels: 4 };
      quantise(sized);
      do {
        await sharp(sized, { raw }).webp({ quality, alphaQuality: 100, effort: 5, smartSubsample: true }).toFile(file);
        size = statSync(file).size / 1024;
        quality -= 9;
      } while (size > BUDGET[w] * (name.endsWith("detail") ? 1.3 : 1) && quality > 40); // a close-up is nearly all paint
      console.log(`${name}-${w}`, size.toFixed(1), "KB", "q", quality + 9);
    }
}
