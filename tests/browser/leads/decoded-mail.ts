import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Site } from "../sites/site.ts";

const decodeQuoted = (text: string): string =>
  Buffer.from(
    text
      .replaceAll(/=\r?\n/g, "")
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16))),
    "latin1",
  ).toString();

/** RFC 2047. */
const decodeHeaders = (head: string): string =>
  head
    .replaceAll(/\r?\n[ \t]+/g, " ")
    .replaceAll(/\?=\s+=\?/g, "?==?")
    .replaceAll(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_, encoding: string, word: string) =>
      encoding.toUpperCase() === "B" ? Buffer.from(word, "base64").toString() : decodeQuoted(word.replaceAll("_", " ")),
    );

const decodePart = (part: string): string => {
  const end = part.search(/\r?\n\r?\n/);
  const head = decodeHeaders(part.slice(0, end));
  const body = part.slice(end).trimStart();
  const encoding = /^content-transfer-encoding: *(\S+)/im.exec(head)?.[1]?.toLowerCase();
  if (encoding === "base64") return `${head}\n${Buffer.from(body, "base64").toString()}`;
  return `${head}\n${encoding === "quoted-printable" ? decodeQuoted(body) : body}`;
};

/** A mail as text: headers and every part, texts, HTML and files decoded. */
const decodeMail = (raw: string): string =>
  raw
    .split(/^--[^\r\n]+\r?\n/m)
    .map(decodePart)
    .join("\n");

/** Every mail that a site without a mail server has written so far, by its file's name. */
export const rawMails = ({ dataDir }: Pick<Site, "dataDir">): ReadonlyMap<string, string> => {
  const outbox = join(dataDir, "outbox");
  const names = readdirSync(outbox).filter((name) => name.endsWith(".eml"));
  return new Map(names.map((name) => [name, readFileSync(join(outbox, name), "latin1")]));
};

export const decodedMails = (site: Pick<Site, "dataDir">): ReadonlyMap<string, string> =>
  new Map([...rawMails(site)].map(([name, raw]) => [name, decodeMail(raw)]));
