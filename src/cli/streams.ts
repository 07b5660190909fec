import { createInterface } from "node:readline/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
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

const asBytes = async function* (chunks: AsyncIterable<string> | Iterable<Uint8Array>): AsyncIterable<Uint8Array> {
  for await (const chunk of chunks) yield Buffer.from(chunk as string);
};

/** Writes a file's content to a stream as it is, and leaves the stream open. */
export const writeTo = (
  stream: NodeJS.WritableStream,
  chunks: AsyncIterable<string> | Iterable<Uint8Array>,
): Promise<void> => pipeline(Readable.from(asBytes(chunks)), stream, { end: false });

/** Asks a question on the terminal, to which only "y" and "yes" agree. False where nobody can be asked. */
export const confirm = async (
  { stdin, stderr }: Pick<CliContext, "stdin" | "stderr">,
  question: string,
): Promise<boolean> => {
  if (stdin.isTTY !== true) return false;
  const terminal = createInterface({ input: stdin, output: stderr });
  try {
    return /^y(?:es)?$/i.test((await terminal.question(`${question} [y/N] `)).trim());
  } finally {
    terminal.close();
  }
};
