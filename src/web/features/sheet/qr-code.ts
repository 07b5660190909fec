import { encode } from "uqr";

/** A QR code as one path in a square of `size` modules, its quiet zone of four included. */
export type QrCode = { readonly size: number; readonly path: string };

/** The dark runs of one row, each a rectangle of height 1. */
const runsOf = (row: readonly boolean[], y: number): string => {
  let path = "";
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue;
    const start = x;
    while (row[x + 1]) x += 1;
    path += `M${start} ${y}h${x + 1 - start}v1H${start}z`;
  }
  return path;
};

/** The code of an address (ISO/IEC 18004), still read where 15 % of it is soiled. */
export const qrCode = (address: string): QrCode => {
  const { data, size } = encode(address, { ecc: "M", border: 4 });
  return { size, path: data.map(runsOf).join("") };
};
