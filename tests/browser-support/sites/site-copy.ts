import { cpSync, mkdtempSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../../..");

/** What a developer edits. */
const COPIED = [
  "src",
  "scripts",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "tsconfig.base.json",
  "vite.config.ts",
  "react-router.config.ts",
];

const LINKED = ["node_modules", "public", "demo", "docs"];

/** Copies the sources of this checkout into a new folder and links the rest, but for the content. */
export const copySite = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "site-copy-"));
  for (const name of COPIED) cpSync(join(ROOT, name), join(folder, name), { recursive: true });
  for (const name of LINKED) symlinkSync(join(ROOT, name), join(folder, name));
  return folder;
};
