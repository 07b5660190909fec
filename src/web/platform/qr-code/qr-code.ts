import { encode } from "uqr";

/** An SVG path in a square of `size` modules, including the quiet zone of four. */
type QrCode = { readonly size: number; readonly path: string };

/** Runs of dark modules in a row as rectangles of height 1. */
const toRowPath = (row: readonly boolean[], y: number): string => {
  let path = "";
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue;
    const start = x;
    while (row[x + 1]) x += 1;
    path += `M${start} ${y}h${x + 1 - start}v1H${start}z`;
  }
  return path;
};

/** QR code (ISO/IEC 18004) of a URL with error correction level M, which tolerates 15 % of damage. */
export const qrCode = (address: string): QrCode => {
  const { data, size } = encode(address, { ecc: "M", border: 4 });
  return { size, path: data.map(toRowPath).join("") };
};
