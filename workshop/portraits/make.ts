// Draws the portraits of the demo groups' employees into demo/group/content/assets/portraits: `node workshop/portraits/make.ts`.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { LOOKS } from "./looks.ts";
import { portraitSvg } from "./portrait.ts";

const FOLDER = join(import.meta.dirname, "..", "..", "demo", "group", "content", "assets", "portraits");

mkdirSync(FOLDER, { recursive: true });
for (const [index, [slug, look]] of [...LOOKS].entries()) {
  const svg = Buffer.from(portraitSvg(look, index % 3 === 0));
  await sharp(svg)
    .webp({ quality: 88, effort: 6, smartSubsample: true })
    .toFile(join(FOLDER, `${slug}.webp`));
}
