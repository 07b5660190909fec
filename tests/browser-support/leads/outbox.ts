import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Site } from "../sites/site.ts";

export type SentMail = {
  readonly to: string;
  readonly replyTo: string | null;
  /** Media types of its parts, in order. */
  readonly types: readonly string[];
  /** Files that came with it: name, and the hash of their bytes in hexadecimal. */
  readonly files: readonly { readonly name: string; readonly sha256: string }[];
  readonly raw: string;
};

const header = (raw: string, name: string): string | null =>
  new RegExp(`^${name}: (.*(?:\r?\n[ \t].*)*)`, "im").exec(raw)?.[1]?.replaceAll(/\r?\n[ \t]/g, " ") ?? null;

const addressIn = (text: string | null): string | null => /[^<\s]+@[^>\s]+/.exec(text ?? "")?.[0] ?? null;

const filesIn = (raw: string): SentMail["files"] =>
  raw.split(/\r?\n--/).flatMap((part) => {
    const [head = "", body = ""] = part.split(/\r?\n\r?\n/, 2);
    const name = /^Content-Disposition: attachment;\s+filename="?([^"\r\n;]+)/im.exec(head)?.[1];
    if (name === undefined || !/^Content-Transfer-Encoding: base64/im.test(head)) return [];
    return [{ name, sha256: createHash("sha256").update(Buffer.from(body, "base64")).digest("hex") }];
  });

const mailOf = (raw: string): SentMail => ({
  to: addressIn(header(raw, "To")) ?? "",
  replyTo: addressIn(header(raw, "Reply-To")),
  types: [...raw.matchAll(/^Content-Type: ([a-z]+\/[a-z.-]+)/gim)].map(([, type = ""]) => type),
  files: filesIn(raw),
  raw,
});

/** The emails written so far that contain the text. */
export const mailsWith = ({ dataDir }: Pick<Site, "dataDir">, text: string): readonly SentMail[] => {
  const folder = join(dataDir, "outbox");
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(".eml"))
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .filter((raw) => raw.includes(text))
    .map(mailOf);
};
