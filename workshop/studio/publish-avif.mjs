// node publish-avif.mjs [NAME...] : the AVIF form of published pictures, which the server sends at their address to browsers that read it.
import { readdirSync, statSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

const OUT = process.env.STUDIO_OUT ?? fileURLToPath(new URL("../../public/studio/2/", import.meta.url));

// Half the bytes of the WebP form and nearer to the largest picture, alpha included.
const OPTIONS = { quality: 60, effort: 5, chromaSubsampling: "4:2:0" };

const PICTURE = /^(?<name>.+)-(?<width>\d+)\.webp$/;

const pictures = readdirSync(OUT).flatMap((file) => {
  const { name, width } = PICTURE.exec(file)?.groups ?? {};
  return name === undefined ? [] : [{ name, width: Number(width) }];
});

const largestOf = (name) => Math.max(...pictures.filter((each) => each.name === name).map(({ width }) => width));

const publish = async ({ name, width }) => {
  const file = `${OUT}${name}-${width}`;
  const image = sharp(`${OUT}${name}-${largestOf(name)}.webp`).resize(width, Math.round((width * 2) / 3), {
    kernel: "lanczos3",
  });
  const bytes = await image.avif(OPTIONS).toBuffer();
  writeFileSync(`${file}.avif`, bytes);
  console.log(`${name}-${width} ${statSync(`${file}.webp`).size} ${bytes.length}`);
};

const names = process.argv.slice(2);
for (const picture of pictures) if (names.length === 0 || names.includes(picture.name)) await publish(picture);
