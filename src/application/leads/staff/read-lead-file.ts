import type { Lead } from "#domain/leads/index.ts";
import type { LeadReader } from "../ports.ts";

export type LeadFileResult =
  | { readonly type: "content"; readonly content: Uint8Array }
  /** The lead has no file, or none of this field. */
  | { readonly type: "none" }
  /** Several files, and no field was named. */
  | { readonly type: "ambiguous"; readonly fields: readonly string[] }
  /** The content was deleted. */
  | { readonly type: "deleted" };

/** The content of a lead's file; `field` undefined: of its only file. */
export const readLeadFile = async (
  reader: Pick<LeadReader, "fileContent">,
  lead: Pick<Lead, "files">,
  field: string | undefined,
): Promise<LeadFileResult> => {
  const files = lead.files.filter((file) => field === undefined || file.field === field);
  const [file] = files;
  if (file === undefined) return { type: "none" };
  if (files.length > 1) return { type: "ambiguous", fields: files.map((candidate) => candidate.field) };
  const content = await reader.fileContent(file.id);
  return content === null ? { type: "deleted" } : { type: "content", content };
};
