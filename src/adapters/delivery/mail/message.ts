import MailComposer from "nodemailer/lib/mail-composer";
import { type Mailbox, parseMailbox } from "#domain/shared/index.ts";
import type { Lead } from "#domain/leads/index.ts";
import type { LeadReader } from "#application/leads/ports.ts";
import { LOGO_CONTENT_ID } from "./templates/mail-html.ts";

type Attachment = { readonly name: string; readonly type: string; readonly content: Uint8Array };

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

/** Names and addresses are separate properties: visitor input is never parsed as a header. */
export type MailContent = {
  readonly subject: string;
  readonly text: string;
  /** Missing: the mail is plain text only. */
  readonly html?: string;
  readonly replyTo: { readonly name: string; readonly address: string } | null;
  readonly headers: Readonly<Record<string, string>>;
  readonly attachments?: readonly Attachment[];
  /** An iCalendar file with its method. */
  readonly calendar?: { readonly method: "REQUEST" | "CANCEL"; readonly content: string } | null;
};

type MailMessage = MailContent & {
  /** PNG that the HTML shows as `LOGO_CONTENT_ID`; null: it shows none. */
  readonly logo: Uint8Array | null;
  readonly messageId: string;
  readonly date: Date;
  /** As in MAIL_FROM: `Name <address>`. */
  readonly from: string;
  readonly to: string;
};

/** A mail in RFC 5322 format and its SMTP envelope. */
export type RenderedMail = {
  readonly raw: Buffer;
  readonly envelope: { readonly from: string; readonly to: readonly string[] };
  readonly messageId: string;
};

const toPart = ({ name, type, content }: Attachment) => ({
  filename: name,
  contentType: type,
  contentDisposition: "attachment" as const,
  content: Buffer.from(content),
});

const logoParts = (logo: Uint8Array | null) =>
  logo === null
    ? []
    : [
        {
          cid: LOGO_CONTENT_ID,
          filename: "logo.png",
          contentType: "image/png",
          contentDisposition: "inline" as const,
          content: Buffer.from(logo),
        },
      ];

/** Mail programs take the alternative or the attached copy: both are the same file with the same method (RFC 6047). */
const calendarPart = ({ method, content }: NonNullable<MailContent["calendar"]>) => ({
  contentType: `text/calendar; charset=utf-8; method=${method}`,
  content,
});

const CALENDAR_FILE = {
  filename: "rendez-vous.ics",
  contentDisposition: "attachment",
  contentTransferEncoding: "base64",
} as const;

/** An object, which is not parsed as a header: a mail without a sender would leave with the visitor's address as its envelope. */
const senderOf = (from: string): Mailbox => {
  const sender = parseMailbox(from);
  if (sender === null) throw new Error("the sender of emails is no mailbox");
  return sender;
};

/** Renders a message; equal messages give equal bytes. */
export const renderMail = async (message: MailMessage): Promise<RenderedMail> => {
  const node = new MailComposer({
    messageId: message.messageId,
    date: message.date,
    from: senderOf(message.from),
    to: { name: "", address: message.to },
    ...(message.replyTo && { replyTo: message.replyTo }),
    subject: message.subject,
    text: message.text,
    ...(message.html !== undefined && { html: message.html }),
    ...(message.calendar && { alternatives: [calendarPart(message.calendar)] }),
    attachments: [
      ...logoParts(message.logo),
      ...(message.attachments ?? []).map(toPart),
      ...(message.calendar ? [{ ...calendarPart(message.calendar), ...CALENDAR_FILE }] : []),
    ],
    headers: message.headers,
    baseBoundary: message.messageId.replaceAll(/[^a-z0-9]/gi, "").slice(0, 40),
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile();
  const envelope = node.getEnvelope();
  const raw = await node.build();
  return { raw, envelope: { from: envelope.from || "", to: envelope.to }, messageId: message.messageId };
};
