import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Site } from "../sites/site.ts";

/** A mail as its reader sees it. */
export type ReadMail = {
  readonly subject: string;
  readonly text: string;
  /** The calendar file; empty without one. */
  readonly calendar: string;
  /** The header of that name, unfolded; empty where there is none. */
  readonly header: (name: string) => string;
};

/** The bytes of a quoted-printable text without soft line breaks. */
export const bytesOf = (escaped: string): Buffer =>
  Buffer.from(
    escaped.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    "latin1",
  );

/** RFC 2047. */
export const decodeWords = (text: string): string =>
  text
    .replaceAll(/\?=\s+=\?/g, "?==?")
    .replaceAll(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_, encoding: string, word: string) =>
      (encoding.toUpperCase() === "B" ? Buffer.from(word, "base64") : bytesOf(word.replaceAll("_", " "))).toString(),
    );

const headerOf = (head: string, name: string): string => {
  const [, value = ""] = new RegExp(`^${name}:(.*(?:\\r?\\n[ \\t].*)*)`, "im").exec(head) ?? [];
  return decodeWords(value.replaceAll(/\r?\n[ \t]+/g, " ").trim());
};

const headOf = (raw: string): string => raw.split("\r\n\r\n", 1)[0] ?? "";

const readMail = (raw: string): ReadMail => {
  const head = headOf(raw);
  const [, part = ""] = /(Content-Type: text\/plain[\s\S]*?)\r\n--/.exec(raw) ?? [];
  const body = part.slice(part.indexOf("\r\n\r\n") + 4);
  const text = headerOf(part, "Content-Transfer-Encoding").startsWith("base64")
    ? Buffer.from(body, "base64")
    : bytesOf(body.replaceAll("=\r\n", ""));
  const calendar = raw.split("\r\n--").find((each) => each.includes("filename=rendez-vous.ics")) ?? "";
  const file = Buffer.from(calendar.slice(calendar.indexOf("\r\n\r\n") + 4), "base64").toString();
  return {
    subject: headerOf(head, "Subject"),
    text: text.toString(),
    calendar: file,
    header: (name) => headerOf(head, name),
  };
};

/** Every mail that a site without a mail server has written so far, by its file's name, oldest first. */
export const rawMails = ({ dataDir }: Pick<Site, "dataDir">): ReadonlyMap<string, string> => {
  const folder = join(dataDir, "outbox");
  if (!existsSync(folder)) return new Map();
  const names = readdirSync(folder).filter((name) => name.endsWith(".eml"));
  return new Map(names.sort().map((name) => [name, readFileSync(join(folder, name), "latin1")]));
};

/** The mails to an address that a site without a mail server has written so far, oldest first. */
export const mailsTo = (site: Pick<Site, "dataDir">, address: string): readonly ReadMail[] =>
  [...rawMails(site).values()].filter((raw) => headerOf(headOf(raw), "To") === address).map(readMail);

/** The path of the first link to `path` in a mail's text, with its key. */
export const linkIn = ({ text }: ReadMail, path: string): string => {
  const found = new RegExp(`${path}\\?[^\\s]+`).exec(text)?.[0];
  if (found === undefined) throw new Error(`no link to ${path} in:\n${text}`);
  return found;
};
