import { readSource } from "../adapters/feeds/index.ts";
import type { CliContext } from "./context.ts";

/** The bytes of a file, an address or, for `-`, standard input. Opens it with the first read. */
export const readCommandSource = (
  { stdin }: Pick<CliContext, "stdin">,
  source: string,
  onOpen?: (size: number | null) => void,
): AsyncIterable<Uint8Array> => readSource(source, { stdin: stdin as AsyncIterable<Uint8Array> }, onOpen);
