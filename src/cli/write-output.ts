import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { Command } from "commander";
import { writeFileAtomically } from "../adapters/platform/files/atomic-file.ts";
import type { CliContext } from "./context.ts";

/** Writes to a stream and leaves it open. */
export const writeTo = (
  stream: NodeJS.WritableStream,
  chunks: AsyncIterable<string> | Iterable<Uint8Array>,
): Promise<void> => pipeline(Readable.from(chunks), stream, { end: false });

export type OutputFlags = { readonly out?: string; readonly gzip?: true };

/** A command with the options of `OutputFlags`. */
export const outputCommand = (name: string): Command =>
  new Command(name)
    .option("--out <file>", "write to this file; it is replaced at once when everything is written")
    .option("--gzip", "compress what is written");

/**
 * Writes the output of a command to a file, which is replaced atomically once everything is written, or to standard
 * output.
 */
export const writeOutput = async (
  { stdout }: Pick<CliContext, "stdout">,
  { out, gzip }: OutputFlags,
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<void> => {
  const zipped = gzip ? [createGzip()] : [];
  if (out === undefined) {
    await pipeline([Readable.from(content), ...zipped, stdout], { end: false });
    return;
  }
  const writeFile = (chunks: AsyncIterable<Uint8Array>): Promise<void> => writeFileAtomically(out, chunks);
  await pipeline([Readable.from(content), ...zipped, writeFile]);
};
