// Renders the page pictures into content/assets: `node scripts/page-pictures/make.ts [name…]`.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { PAINT_COLORS } from "../../src/domain/vehicles/index.ts";
import { MODEL_PICTURES } from "./model-pictures.ts";
import type { PagePicture } from "./picture.ts";
import { LOCATION_PICTURES } from "./location-pictures.ts";
import { HEIGHT, paintScene, WIDTH } from "./scene.ts";
import { SERVICE_PICTURES } from "./service-pictures.ts";

const ROOT = join(import.meta.dirname, "..", "..");
const FOLDER = join(ROOT, "content", "assets");
const MAX_BYTES = 120_000;

type Crop = Extract<PagePicture, { readonly crop: unknown }>["crop"];
type Stripes = Extract<PagePicture, { readonly stripes: unknown }>["stripes"];

const studioFile = ({ shape, view }: Pick<Crop, "shape" | "view">): string =>
  join(ROOT, "public", "studio", "1", `${shape}-${view}-${view === "detail" ? 960 : 1600}.webp`);

const cropPicture = async (crop: Crop): Promise<Buffer> => {
  const whole = sharp(studioFile(crop)).flatten({ background: PAINT_COLORS[crop.paint] });
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

const renderStripes = async ({ paints, ...subject }: Stripes): Promise<Buffer> => {
  const stripe = WIDTH / paints.length;
  const background = paints.map(
    (paint, index) =>
      `<rect x="${index * stripe}" width="${stripe + 1}" height="${HEIGHT}" fill="${PAINT_COLORS[paint]}"/>`,
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

const renderSubject = (picture: PagePicture): Promise<Buffer> => {
  if ("scene" in picture) return paintScene(picture.scene);
  return "crop" in picture ? cropPicture(picture.crop) : renderStripes(picture.stripes);
};

const finishPicture = async (picture: PagePicture): Promise<Buffer> => {
  const flat = sharp(await renderSubject(picture)).removeAlpha();
  return picture.sepia ? flat.tint("#b79a6b").blur(0.8).png().toBuffer() : flat.png().toBuffer();
};

/** The highest quality within the size budget. */
const encodeWithinBudget = async (flat: Buffer): Promise<Buffer> => {
  for (const quality of [84, 78, 70, 62, 54]) {
    const file = await sharp(flat).webp({ quality, effort: 5 }).toBuffer();
    if (file.byteLength <= MAX_BYTES) return file;
  }
  throw new Error(`larger than ${MAX_BYTES} bytes at any quality`);
};

const ALL = [...SERVICE_PICTURES, ...LOCATION_PICTURES, ...MODEL_PICTURES];
const requestedNames = new Set(process.argv.slice(2));

mkdirSync(join(FOLDER, "models"), { recursive: true });
for (const picture of ALL.filter(({ name }) => requestedNames.size === 0 || requestedNames.has(name))) {
  writeFileSync(join(FOLDER, `${picture.name}.webp`), await encodeWithinBudget(await finishPicture(picture)));
}

const LIST = ALL.map(({ name, description }) => `| \`/media/${name}.webp\` | ${description} |`);
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
