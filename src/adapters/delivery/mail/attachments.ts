import type { Lead } from "#domain/leads/index.ts";
import type { LeadReader } from "#application/leads/ports.ts";

export type Attachment = { readonly name: string; readonly type: string; readonly content: Uint8Array };

/** Files to attach, and the reason (French text) by file id for those that are not attached. */
export type MailAttachments = {
  readonly attachments: readonly Attachment[];
  readonly missing: ReadonlyMap<string, string>;
};

/** Mail servers reject more than 20 to 25 MB; Base64 adds a third. */
const MAX_ATTACHMENT_BYTES = 14_000_000;

/** Reads the content of a lead's files up to the size limit. */
export const attachFiles = async (
  { files }: Pick<Lead, "files">,
  fileContent: LeadReader["fileContent"],
): Promise<MailAttachments> => {
  const attachments: Attachment[] = [];
  const missing = new Map<string, string>();
  let bytes = 0;
  for (const file of files) {
    if (bytes + file.bytes > MAX_ATTACHMENT_BYTES) {
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
