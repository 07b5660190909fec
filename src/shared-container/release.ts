import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { readProgramVersion } from "./program-version.ts";

const latestBuild = z.object({ id: z.string() });

/**
 * Release name in error reports, as `vitrine-1.0.0+0a1b2c3d`: the program's version and the id of the build. Without a
 * build, the version alone.
 */
export const readRelease = (buildFolder: string): string => {
  const release = `vitrine-${readProgramVersion()}`;
  const file = join(buildFolder, "client/builds/latest.json");
  if (!existsSync(file)) return release;
  return `${release}+${latestBuild.parse(JSON.parse(readFileSync(file, "utf8"))).id}`;
};
