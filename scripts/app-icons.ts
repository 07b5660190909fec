// Draws the app icons from the site's logo: `node scripts/app-icons.ts`.
import { join } from "node:path";
import sharp from "sharp";

const folder = join(import.meta.dirname, "..", "public");

for (const size of [192, 512]) {
  await sharp(join(folder, "favicon.svg"), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(folder, `icon-${size}.png`));
}
