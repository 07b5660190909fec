import sharp from "sharp";
import { expect, test } from "vitest";
import { paintInProcess } from "./paint-process.ts";

const aDrawing = (content: string): Uint8Array =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" width="10" height="10">${content}</svg>`);

test("paints an icon, a logo and a social picture", async () => {
  const source = aDrawing('<rect width="10" height="10" fill="#f00"/>');
  const sizes = [
    await paintInProcess({ source, as: { kind: "icon", size: 24 } }),
    await paintInProcess({ source, as: { kind: "logo", width: 40 } }),
    await paintInProcess({ source, as: { kind: "social-picture", width: 60, height: 30 } }),
  ].map(async (picture) => {
    const { width, height } = await sharp(picture).metadata();
    return [width, height];
  });
  expect(await Promise.all(sizes)).toEqual([
    [24, 24],
    [40, 40],
    [60, 30],
  ]);
});

test("says why it paints nothing", async () => {
  await expect(paintInProcess({ source: Buffer.from("<svg"), as: { kind: "icon", size: 24 } })).rejects.toThrow(
    /Input buffer|unsupported|corrupt/i,
  );
});

test("a drawing that takes too long ends with its process", async () => {
  const masks = Array.from({ length: 12 }, (_, level) => {
    const mask = level < 11 ? ` mask="url(#m${level + 1})"` : "";
    return `<mask id="m${level}">${`<rect width="10" height="10" fill="#fff"${mask}/>`.repeat(8)}</mask>`;
  });
  const bomb = aDrawing(`${masks.join("")}<rect width="10" height="10" mask="url(#m0)"/>`);
  await expect(paintInProcess({ source: bomb, as: { kind: "icon", size: 512 } }, 3_000)).rejects.toThrow(
    "it takes too long to paint",
  );
});
