import type { Lead, LeadReader } from "#domain/leads/index.ts";

export type Attachment = { readonly name: string; readonly type: string; readonly content: Uint8Array };

/** The files of a lead that go with its mail, and by id why others do not. */
export type Attached = {
  readonly attachments: readonly Attachment[];
  readonly missing: ReadonlyMap<string, string>;
};

/** Mail servers refuse more than 20 to 25 MB, of which the encoding takes a third. */
const MOST_BYTES = 14_000_000;

/** The bytes of a lead's files, read for the mail that carries them. */
export const attachFiles = async (
  { files }: Pick<Lead, "files">,
  fileContent: LeadReader["fileContent"],
): Promise<Attached> => {
  const attachments: Attachment[] = [];
  const missing = new Map<string, string>();
  let bytes = 0;
  for (const file of files) {
    if (bytes + file.bytes > MOST_BYTES) {
      missing.set(file.id, "trop grand pour être joint, il est conservé avec la demande");
      continue;
    }
    const content = await fileContent(file.id);
    if (content === null) {
      missing.set(file.id, "n’est plus conservé");
      continue;
    }
    bytes += content.byteLength;
    attachments.push({ name: file.name, type: file.type, content });
  }
  return { attachments, missing };
};
