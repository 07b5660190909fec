import { createHash } from "node:crypto";
import { fileTypeFromBuffer } from "file-type";
import { FILE_TYPES, type FileType } from "#domain/forms/index.ts";
import type { FileInspection, InspectFile } from "#domain/leads/index.ts";
import { containsExecutable } from "./executables.ts";
import type { Scan } from "./scanner/scan.ts";
import { createScanner, type Scanner } from "./scanner/scanner.ts";

const isFileType = (type: string | undefined): type is FileType =>
  type !== undefined && Object.hasOwn(FILE_TYPES, type);

const ARCHIVES: ReadonlySet<FileType> = new Set([
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  "application/vnd.oasis.opendocument.text",
]);

const findProblem = async (
  content: Uint8Array,
  type: FileType | null,
  scan: Scan | null,
): Promise<FileInspection["problem"]> => {
  if (type === null) return null;
  if (ARCHIVES.has(type) && containsExecutable(content)) return "unsafe";
  const result = scan === null ? "clean" : await scan(content);
  return result === "clean" ? null : result === "infected" ? "unsafe" : "unchecked";
};

/**
 * Detects the type from a file's first bytes; for zip-based documents from the list of entries. Unpacks at most a
 * megabyte of an archive. A truncated file has no type. Documents with programs or macros are unsafe, and so are files
 * that the scanner rejects; `scanner`: its command or ICAP URL, null without one.
 */
export const createFileInspector = (scanner: Scanner | null): InspectFile => {
  const scan = scanner === null ? null : createScanner(scanner);
  return async (content) => {
    const detected = await fileTypeFromBuffer(content).catch(() => undefined);
    const type = isFileType(detected?.mime) ? detected.mime : null;
    const sha256 = createHash("sha256").update(content).digest("hex");
    return { type, sha256, problem: await findProblem(content, type, scan) };
  };
};
