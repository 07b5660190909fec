import { createHash } from "node:crypto";
import { fileTypeFromBuffer } from "file-type";
import { FILE_TYPES, type FileType, type InspectFile } from "#domain/leads/index.ts";

const isFileType = (type: string | undefined): type is FileType =>
  type !== undefined && Object.hasOwn(FILE_TYPES, type);

/**
 * Reads the type from a file's own first bytes; of the zip archives that documents are, the list of what is in them. No
 * archive is unpacked beyond a megabyte, and what breaks off while it is read has no type.
 */
export const inspectFile: InspectFile = async (content) => {
  const found = await fileTypeFromBuffer(content).catch(() => undefined);
  return {
    type: isFileType(found?.mime) ? found.mime : null,
    sha256: createHash("sha256").update(content).digest("hex"),
  };
};
