import { createHash } from "node:crypto";
import { fileTypeFromBuffer } from "file-type";
import { FILE_TYPES, type FileType } from "#domain/forms/index.ts";
import type { InspectFile } from "#domain/leads/index.ts";

const isFileType = (type: string | undefined): type is FileType =>
  type !== undefined && Object.hasOwn(FILE_TYPES, type);

/**
 * Detects the type from a file's first bytes; for zip-based documents from the list of entries. Unpacks at most a megabyte
 * of an archive. A truncated file has no type.
 */
export const inspectFile: InspectFile = async (content) => {
  const detected = await fileTypeFromBuffer(content).catch(() => undefined);
  return {
    type: isFileType(detected?.mime) ? detected.mime : null,
    sha256: createHash("sha256").update(content).digest("hex"),
  };
};
