import { existsSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import type { z } from "zod";
import { err, ok, type Result } from "#domain/shared/index.ts";
import { PROJECT_FOLDER } from "./environment-values.ts";
import type { VARIABLES } from "./environment-variables.ts";

/** The files of a group: settings, brand, pages, catalogue. */
export type GroupFolder = {
  readonly groupDir: string;
  /** The fictional group that comes with the program. */
  readonly isDemoGroup: boolean;
  readonly settingsDir: string;
  readonly contentDir: string;
  /** Files that are served at their own path: `brochures/puma.pdf` in it is `/brochures/puma.pdf`. */
  readonly filesDir: string;
  /** Market whose `{settingsDir}/{site}.yaml` holds. */
  readonly site: string;
  /** Folders that are still where 1.0 had them, each in a sentence for the operator. */
  readonly groupWarnings: readonly string[];
};

type Variables = Pick<z.output<typeof VARIABLES>, "GROUP_DIR" | "CONTENT_DIR" | "SITE">;

/** Folder of the fictional group that comes with the program. */
export const DEMO_GROUP = join(PROJECT_FOLDER, "demo", "group");

/** Market of the demo group that is served unless `SITE` names another. */
const DEMO_MARKET = "luxembourg";

const MARKET_FILE = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.yaml$/;

const listMarkets = (settingsDir: string): readonly string[] =>
  existsSync(settingsDir) ? readdirSync(settingsDir).flatMap((name) => MARKET_FILE.exec(name)?.[1] ?? []) : [];

/** `preferred`: the market among several; null: one must be named. */
const chooseMarket = (
  settingsDir: string,
  wanted: string | null,
  preferred: string | null,
): Result<string, readonly string[]> => {
  const markets = listMarkets(settingsDir);
  if (wanted !== null && markets.includes(wanted)) return ok(wanted);
  const names = markets.map((name) => `"${name}"`).join(" or ");
  if (markets.length === 0) return err([`GROUP_DIR must be a group's folder: ${settingsDir} has no {market}.yaml`]);
  if (wanted !== null) return err([`SITE must be ${names}, a market of ${settingsDir}; it is "${wanted}"`]);
  const [only = "", ...others] = preferred !== null && markets.includes(preferred) ? [preferred] : markets;
  return others.length === 0 ? ok(only) : err([`SITE must be ${names}, a market of ${settingsDir}; it is not set`]);
};

/** A folder beside the program, where 1.0 had those of the group; null: there is none. */
const besideProgram = (name: string): string | null => {
  const folder = join(PROJECT_FOLDER, name);
  return existsSync(folder) ? folder : null;
};

/** The folders that the environment names, with those of 1.0; or what is wrong with them. */
export const readGroupFolder = (variables: Variables): Result<GroupFolder, readonly string[]> => {
  const { GROUP_DIR, CONTENT_DIR, SITE } = variables;
  const groupDir = GROUP_DIR ?? DEMO_GROUP;
  const old = (name: string): string | null => (GROUP_DIR === null ? besideProgram(name) : null);
  const settingsDir = old("settings") ?? join(groupDir, "settings");
  const contentDir = CONTENT_DIR ?? old("content") ?? join(groupDir, "content");
  const site = chooseMarket(settingsDir, SITE, groupDir === DEMO_GROUP ? DEMO_MARKET : null);
  if (!site.ok) return site;
  const groupWarnings = [settingsDir, contentDir]
    .filter((folder) => folder === besideProgram(basename(folder)))
    .map((folder) => `${folder} is read as in 1.0; move it into a folder of the group, and set GROUP_DIR to that`);
  return ok({
    groupDir,
    isDemoGroup: groupDir === DEMO_GROUP,
    settingsDir,
    contentDir,
    filesDir: join(groupDir, "files"),
    site: site.value,
    groupWarnings,
  });
};
