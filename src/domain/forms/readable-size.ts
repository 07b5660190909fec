import { formatNumber } from "../shared/index.ts";

/** Formats a file size: "240 Ko", "5 Mo". */
export const readableSize = (bytes: number): string =>
  bytes < 1_000_000
    ? `${formatNumber(Math.ceil(bytes / 1000))}\u00a0Ko`
    : `${formatNumber(Math.floor(bytes / 1_000_000))}\u00a0Mo`;
