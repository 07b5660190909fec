import { createHash } from "node:crypto";
import { fileTypeFromBuffer } from "file-type";
import { FILE_TYPES, type FileType } from "#domain/forms/index.ts";
import type { FileProblem, InspectFile } from "#domain/leads/index.ts";
import { officeProblem, openDocumentRules } from "./office/office-problem.ts";
import { wordRules } from "./office/word-rules.ts";
import { pdfProblem } from "./pdf/pdf-problem.ts";
import { createScanner, type Scan, type Scanner } from "./scanner/scanner.ts";

const isFileType = (type: string | undefined): type is FileType =>
  type !== undefined && Object.hasOwn(FILE_TYPES, type);

/** What a file of a type contains that runs, or loads something; null for types that cannot. */
const CONTENT_PROBLEMS = {
  "application/pdf": pdfProblem,
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": (content) =>
    officeProblem(content, wordRules),
  "application/vnd.oasis.opendocument.text": (content) => officeProblem(content, openDocumentRules),
  "image/jpeg": null,
  "image/png": null,
  "image/webp": null,
} as const satisfies Readonly<Record<FileType, ((content: Uint8Array) => Promise<FileProblem | null>) | null>>;

const findProblem = async (
  content: Uint8Array,
  type: FileType | null,
  scan: Scan | null,
): Promise<FileProblem | null> => {
  if (type === null) return null;
  const problem = (await CONTENT_PROBLEMS[type]?.(content)) ?? null;
  if (problem !== null || scan === null) return problem;
  const result = await scan(content);
  return result === "clean" ? null : result === "infected" ? "unsafe" : "unchecked";
};

/** Programs accept a PDF whose header is within the first kilobyte; some writers put line breaks before it. */
const MAX_LEADING_SPACE = 1024;

const withoutLeadingSpace = (content: Uint8Array): Uint8Array => {
  const start = Buffer.from(content.subarray(0, MAX_LEADING_SPACE + 5)).toString("latin1");
  const space = /^(?:\u00ef\u00bb\u00bf)?[\0\t\n\f\r ]*(?=%PDF-)/.exec(start)?.[0].length ?? 0;
  return content.subarray(space);
};

/**
 * Detects the type from a file's first bytes; for zip-based documents from the list of entries. A truncated file has no
 * type. Documents that contain a program, run something or load something from elsewhere are refused, and so are files that the
 * scanner rejects; `scanner`: its command or ICAP URL, null without one.
 */
export const createFileInspector = (scanner: Scanner | null): InspectFile => {
  const scan = scanner === null ? null : createScanner(scanner);
  return async (content) => {
    const detected = await fileTypeFromBuffer(withoutLeadingSpace(content)).catch(() => undefined);
    const type = isFileType(detected?.mime) ? detected.mime : null;
    const sha256 = createHash("sha256").update(content).digest("hex");
    return { type, sha256, problem: await findProblem(content, type, scan) };
  };
};
