import type { LeadFile } from "#domain/leads/index.ts";
import type { LeadReader } from "../ports.ts";
import type { PersonRecord } from "./erase-person.ts";

export type PersonFile = { readonly reference: string; readonly file: LeadFile; readonly content: Uint8Array };

/** The files of a person's leads that still exist. */
export async function* personFiles(
  reader: Pick<LeadReader, "fileContent">,
  { leads }: Pick<PersonRecord, "leads">,
): AsyncGenerator<PersonFile> {
  for (const { lead } of leads) {
    for (const file of lead.files) {
      const content = await reader.fileContent(file.id);
      if (content !== null) yield { reference: lead.reference, file, content };
    }
  }
}
