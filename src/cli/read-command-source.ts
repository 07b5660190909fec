import { readSource } from "../adapters/feeds/index.ts";
import type { CliContext } from "./context.ts";

const MAX_BYTES = 64 * 1024 ** 2;

/** The bytes of a file, an address or, for `-`, standard input. Opens it with the first read. */
export const readCommandSource = (
  { stdin }: Pick<CliContext, "stdin">,
  source: string,
  onOpen?: (size: number | null) => void,
): AsyncIterable<Uint8Array> => readSource(source, { stdin: stdin as AsyncIterable<Uint8Array> }, onOpen);

/** All pieces of such a source. Throws if it is too large to be read at once. */
export const readPieces = async (bytes: AsyncIterable<Uint8Array>): Promise<readonly Uint8Array[]> => {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of bytes) {
    size += piece.byteLength;
    if (size > MAX_BYTES) throw new Error(`it is larger than ${MAX_BYTES / 1024 ** 2} MB`);
    pieces.push(piece);
  }
  return pieces;
};

/** The text of such a source. Throws if it is no UTF-8 or too large to be read at once. */
export const readCommandText = async (context: Pick<CliContext, "stdin">, source: string): Promise<string> =>
  new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(await readPieces(readCommandSource(context, source))));
