import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const MANIFEST = join(import.meta.dirname, "..", "..", "package.json");

const manifest = z.object({ version: z.string() });

/** Version of this Vitrine. */
export const readProgramVersion = (): string => manifest.parse(JSON.parse(readFileSync(MANIFEST, "utf8"))).version;
