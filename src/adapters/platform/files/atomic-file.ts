import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { finished } from "node:stream/promises";

export type FileContent = string | Uint8Array | Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>;

export type AtomicFileOptions = {
  /** Permissions of a new file; by default those of the process. */
  readonly mode?: number;
  /**
   * True if the path never has two concurrent writers: the temporary file then always has the same name, and a new
   * attempt replaces the remains of a crash.
   */
  readonly singleWriter?: boolean;
  /** Path of the temporary file, in the folder of the file; by default a random one. */
  readonly temporaryPath?: string;
  /** Called with the path of the complete temporary file; if it throws, the file does not appear. */
  readonly verify?: (temporaryPath: string) => Promise<void>;
};

/** Readable by the owner only: for files with personal data. */
export const OWNER_ONLY = 0o600;

/** Suffix of temporary files; a crash leaves such a file behind. */
export const TEMPORARY_SUFFIX = ".part";

const DEFAULT_MODE = 0o666;

const temporaryFile = (path: string, { singleWriter = false, ...options }: AtomicFileOptions) => {
  if (singleWriter) return { temporaryPath: path + TEMPORARY_SUFFIX, flags: "w" };
  const { temporaryPath = `${path}.${randomBytes(6).toString("hex")}${TEMPORARY_SUFFIX}` } = options;
  return { temporaryPath, flags: "wx" };
};

const syncFolder = async (folder: string): Promise<void> => {
  // Windows cannot open a folder; its file system writes the name with the file.
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

const publish = async (temporaryPath: string, path: string): Promise<void> => {
  await rename(temporaryPath, path);
  await syncFolder(dirname(path));
};

/**
 * Writes a file atomically: it appears complete or not at all, replaces one of that name, and is on disk when the
 * promise resolves. On failure nothing is left behind. The folder must exist.
 */
export const writeFileAtomically = async (
  path: string,
  content: FileContent,
  options: AtomicFileOptions = {},
): Promise<void> => {
  const { temporaryPath, flags } = temporaryFile(path, options);
  try {
    const file = await open(temporaryPath, flags, options.mode ?? DEFAULT_MODE);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await options.verify?.(temporaryPath);
    await publish(temporaryPath, path);
  } catch (error) {
    await rm(temporaryPath, { force: true });
    throw error;
  }
};

/** Like `writeFileAtomically`, for content that a caller pushes; end with `commit` or `discard`. */
export const openAtomicFile = async (path: string, options: AtomicFileOptions = {}) => {
  const { temporaryPath, flags } = temporaryFile(path, options);
  const stream = createWriteStream(temporaryPath, { flags, mode: options.mode ?? DEFAULT_MODE, flush: true });
  await once(stream, "open");
  // `commit` reports it.
  stream.on("error", () => {});
  /** Removes the temporary file. */
  const discard = async (): Promise<void> => {
    stream.destroy();
    await finished(stream).catch(() => {});
    await rm(temporaryPath, { force: true });
  };
  return {
    stream,
    discard,
    /** Ends the stream, syncs the content to disk and gives the file its name. */
    commit: async (): Promise<void> => {
      try {
        stream.end();
        await finished(stream);
        await publish(temporaryPath, path);
      } catch (error) {
        await discard();
        throw error;
      }
    },
  };
};
