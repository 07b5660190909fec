// Paints the pictures of the pages into content/assets: `node scripts/page-pictures/make.ts [name…]`.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { PAINTS } from "../../src/domain/vehicles/index.ts";
import { MODEL_PICTURES } from "./models.ts";
import type { PagePicture } from "./picture.ts";
import { PLACE_PICTURES } from "./places.ts";
import { HEIGHT, paintScene, WIDTH } from "./scene.ts";
import { SERVICE_PICTURES } from "./services.ts";

const ROOT = join(import.meta.dirname, "..", "..");
const FOLDER = join(ROOT, "content", "assets");
const MOST_BYTES = 120_000;

type Crop = Extract<PagePicture, { readonly crop: unknown }>["crop"];
type Stripes = Extract<PagePicture, { readonly stripes: unknown }>["stripes"];

const studioFile = ({ shape, view }: Pick<Crop, "shape" | "view">): string =>
  join(ROOT, "public", "studio", "1", `${shape}-${view}-${view === "detail" ? 960 : 1600}.webp`);

const cropped = async (crop: Crop): Promise<Buffer> => {
  const whole = sharp(studioFile(crop)).flatten({ background: PAINTS[crop.paint] });
  const { width, height } = await whole.metadata();
  const [left, top, share] = crop.window ?? [0, 0, 1];
  const window = {
    left: Math.round(left * width),
    top: Math.round(top * height),
    width: Math.round(share * width),
    height: Math.round(share * height),
  };
  return whole.extract(window).resize(WIDTH, HEIGHT, { kernel: "lanczos3" }).png().toBuffer();
};

const striped = async ({ paints, ...subject }: Stripes): Promise<Buffer> => {
  const stripe = WIDTH / paints.length;
  const background = paints.map(
    (paint, index) => `<rect x="${index * stripe}" width="${stripe + 1}" height="${HEIGHT}" fill="${PAINTS[paint]}"/>`,
  );
  const paint = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${background.join("")}</svg>`,
  );
  const car = await sharp(studioFile(subject)).resize(WIDTH, HEIGHT).png().toBuffer();
  return sharp(paint)
    .composite([{ input: car }])
    .png()
    .toBuffer();
};

const painted = (picture: PagePicture): Promise<Buffer> => {
  if ("scene" in picture) return paintScene(picture.scene);
  return "crop" in picture ? cropped(picture.crop) : striped(picture.stripes);
};

const finished = async (picture: PagePicture): Promise<Buffer> => {
  const flat = sharp(await painted(picture)).removeAlpha();
  return picture.faded ? flat.tint("#b79a6b").blur(0.8).png().toBuffer() : flat.png().toBuffer();
};

/** The best quality that stays within the budget. */
const encoded = async (flat: Buffer): Promise<Buffer> => {
  for (const quality of [84, 78, 70, 62, 54]) {
    const file = await sharp(flat).webp({ quality, effort: 5 }).toBuffer();
    if (file.byteLength <= MOST_BYTES) return file;
  }
  throw new Error(`larger than ${MOST_BYTES} bytes at any quality`);
};

const ALL = [...SERVICE_PICTURES, ...PLACE_PICTURES, ...MODEL_PICTURES];
const wanted = new Set(process.argv.slice(2));

mkdirSync(join(FOLDER, "models"), { recursive: true });
for (const picture of ALL.filter(({ name }) => wanted.size === 0 || wanted.has(name))) {
  writeFileSync(join(FOLDER, `${picture.name}.webp`), await encoded(await finished(picture)));
}

const LIST = ALL.map(({ name, shows }) => `| \`/media/${name}.webp\` | ${shows} |`);
writeFileSync(
  join(FOLDER, "README.md"),
  `# Pictures of the pages

Made by \`node scripts/page-pictures/make.ts\` from the studio's renders: our own work, 1600 × 1067 WebP. Write the address
into \`src\` and what the picture means on that page, in French, into \`alt\`:

\`\`\`yaml
image: { src: /media/workshop-car-on-lift.webp, alt: "Un SUV bleu sur le pont élévateur" }
\`\`\`

Give the whole picture: the page asks for the sizes it needs (\`/media/{name}/m/800x533/filters:format(webp)\`). A further
picture put into this folder has its address at once: \`/media/\` and its path below \`content/assets\`.

| address | shows |
| --- | --- |
${LIST.join("\n")}
`,
);
