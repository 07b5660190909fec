import { Writable } from "node:stream";

/**
 * Controls but tab and line feed, line separators, and marks that turn the direction of text: a name that somebody else
 * wrote could clear the terminal with them, or show another order than it has.
 */
const UNPRINTABLE =
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u061C\u200E\u200F\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF]/g;

/** The text with such characters written as `\u001b`, which is valid in JSON too. */
export const printable = (text: string): string =>
  text.replaceAll(UNPRINTABLE, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`);

type Terminal = { readonly isTTY?: boolean; readonly columns?: number };

/**
 * What every command writes to: text is made printable, bytes are a file's and pass as they are.
 */
export const printableStream = (target: NodeJS.WritableStream & Terminal): NodeJS.WritableStream & Terminal => {
  const stream = new Writable({
    decodeStrings: false,
    write: (chunk: string | Uint8Array, _encoding, done) => {
      target.write(typeof chunk === "string" ? printable(chunk) : chunk, () => done());
    },
  });
  const { isTTY, columns } = target;
  return Object.assign(stream, {
    ...(isTTY === undefined ? {} : { isTTY }),
    ...(columns === undefined ? {} : { columns }),
  });
};
