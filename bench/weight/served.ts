import { get } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

/** As current browsers send it. */
const ACCEPTED = "gzip, deflate, br, zstd";

/** Bytes of a page as the site sends it: when nobody has asked for it before, when it is asked for again, and when it is asked for often. */
export type ServedBytes = { readonly first: number; readonly again: number; readonly often: number };

const bytesOf = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { "accept-encoding": ACCEPTED } }, (answer) => {
      let bytes = 0;
      answer.on("data", (chunk: Buffer) => {
        bytes += chunk.byteLength;
      });
      answer.on("error", reject);
      answer.on("end", () => resolve(bytes));
    }).on("error", reject);
  });

/** Between two requests, in milliseconds: the site makes pages smaller while it is not busy. */
const PAUSE_MS = 20;
const MAX_REQUESTS = 500;

/** Asks a site that has just started for a page, until it has sent it in three sizes. Throws when it does not. */
export const readServedBytes = async (url: string): Promise<ServedBytes> => {
  const sizes: number[] = [];
  for (let request = 0; request < MAX_REQUESTS; request += 1) {
    const bytes = await bytesOf(url);
    if (bytes !== sizes.at(-1)) sizes.push(bytes);
    const [first, again, often] = sizes;
    if (first !== undefined && again !== undefined && often !== undefined) return { first, again, often };
    await sleep(PAUSE_MS);
  }
  throw new Error(`${url} was sent in ${sizes.length} sizes alone`);
};
