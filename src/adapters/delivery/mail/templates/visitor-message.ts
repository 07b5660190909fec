import { findLeadKind } from "#domain/forms/index.ts";
import type { Lead } from "#domain/leads/index.ts";
import type { MailBlock } from "./mail-blocks.ts";

/** UTF-16 code units of the message that a mail repeats. */
const MAX_REPEATED = 1000;

/** Mail programs make links of both. */
const LINK = /\b(?:[a-z][a-z\d+.-]{0,30}:\/\/|www\.)\S+/gi;

const toRepeatedText = (message: string): string => {
  const text = message.replaceAll(LINK, "[lien]");
  return text.length <= MAX_REPEATED ? text : `${text.slice(0, MAX_REPEATED).toWellFormed().trimEnd()}…`;
};

/** What the visitor wrote in the fields of several lines. */
const messagesOf = ({ kind, fields }: Lead): readonly string[] =>
  (findLeadKind(kind)?.fields ?? []).flatMap((field) => {
    const value = field.kind === "textarea" ? fields[field.name] : "";
    return typeof value === "string" && value !== "" ? [value] : [];
  });

/** Repeats what the visitor wrote, without its links: anybody may enter the address of somebody else. */
export const visitorMessageBlocks = (lead: Lead): readonly MailBlock[] => {
  const quotes = messagesOf(lead).map((message) => ({ type: "quote", text: toRepeatedText(message) }) as const);
  return quotes.length === 0 ? [] : [{ type: "heading", text: "Votre message" }, ...quotes];
};
