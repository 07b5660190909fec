import type { Site } from "../sites/site.ts";
import { bytesOf, decodeWords, rawMails } from "./mail-box.ts";

const decodePart = (part: string): string => {
  const end = part.search(/\r?\n\r?\n/);
  const head = decodeWords(part.slice(0, end).replaceAll(/\r?\n[ \t]+/g, " "));
  const body = part.slice(end).trimStart();
  const encoding = /^content-transfer-encoding: *(\S+)/im.exec(head)?.[1]?.toLowerCase();
  if (encoding === "base64") return `${head}\n${Buffer.from(body, "base64").toString()}`;
  return `${head}\n${encoding === "quoted-printable" ? bytesOf(body.replaceAll(/=\r?\n/g, "")).toString() : body}`;
};

/** A mail as text: headers and every part, texts, HTML and files decoded. */
const decodeMail = (raw: string): string =>
  raw
    .split(/^--[^\r\n]+\r?\n/m)
    .map(decodePart)
    .join("\n");

/** Every mail that a site without a mail server has written so far, decoded, by its file's name. */
export const decodedMails = (site: Pick<Site, "dataDir">): ReadonlyMap<string, string> =>
  new Map([...rawMails(site)].map(([name, raw]) => [name, decodeMail(raw)]));
