import MailComposer from "nodemailer/lib/mail-composer";
import type { Attachment } from "./attachments.ts";

/** What a mail says. Names and addresses are apart: what a visitor typed is never parsed as a header. */
export type MailText = {
  readonly subject: string;
  readonly text: string;
  /** Left out: the text is all there is. */
  readonly html?: string;
  readonly replyTo: { readonly name: string; readonly address: string } | null;
  readonly headers: Readonly<Record<string, string>>;
  readonly attachments?: readonly Attachment[];
  /** A calendar file of the method PUBLISH, shown by programs that know such, attached for the others. */
  readonly calendar?: string | null;
};

/** A mail before it is written out. */
export type MailMessage = MailText & {
  readonly messageId: string;
  readonly date: Date;
  /** As in MAIL_FROM: `Name <address>`. */
  readonly from: string;
  readonly to: string;
};

/** A mail as it goes over the wire (RFC 5322), and the envelope it goes in. */
export type WrittenMail = {
  readonly raw: Buffer;
  readonly envelope: { readonly from: string; readonly to: readonly string[] };
  readonly messageId: string;
};

/** The same message gives the same bytes. */
export const writeMail = async (message: MailMessage): Promise<WrittenMail> => {
  const node = new MailComposer({
    messageId: message.messageId,
    date: message.date,
    from: message.from,
    to: { name: "", address: message.to },
    ...(message.replyTo && { replyTo: message.replyTo }),
    subject: message.subject,
    text: message.text,
    ...(message.html !== undefined && { html: message.html }),
    ...(message.calendar && {
      icalEvent: { method: "PUBLISH", filename: "rendez-vous.ics", content: message.calendar },
    }),
    attachments: (message.attachments ?? []).map(({ name, type, content }) => ({
      filename: name,
      contentType: type,
      contentDisposition: "attachment" as const,
      content: Buffer.from(content),
    })),
    headers: message.headers,
    baseBoundary: message.messageId.replaceAll(/[^a-z0-9]/gi, "").slice(0, 40),
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile();
  const envelope = node.getEnvelope();
  const raw = await node.build();
  return { raw, envelope: { from: envelope.from || "", to: envelope.to }, messageId: message.messageId };
};
