import { InvalidArgumentError, Option } from "commander";
import { resolve } from "node:path";
import { createIntervalParser } from "../interval.ts";
import { DEFAULT_IMPORT_GUARDS, type FeedProfile, guardsOf, type OwnGuards } from "#domain/imports/index.ts";
import { isProfileFile, loadProfile } from "../../adapters/feeds/index.ts";
import { type CliContext, WRONG_USAGE } from "../context.ts";
import { fail } from "../failure.ts";

/** `name`: as it is stored; a file with its whole path, because a server runs in another folder. */
export type NamedProfile = { readonly name: string; readonly profile: FeedProfile };

/** The profile that an option names; null, with a message, if it cannot be loaded. */
export const readNamedProfile = async (context: CliContext, given: string): Promise<NamedProfile | null> => {
  const name = isProfileFile(given) ? resolve(given) : given;
  const loaded = await loadProfile(name);
  if (loaded.ok) return { name, profile: loaded.value };
  fail(context, WRONG_USAGE, loaded.error.join("\nerror: "));
  return null;
};

const isPossible = (guards: OwnGuards): boolean => {
  try {
    guardsOf(DEFAULT_IMPORT_GUARDS, guards);
    return true;
  } catch {
    return false;
  }
};

const parseGuard = (text: string, earlier?: OwnGuards | false): OwnGuards => {
  const [, path = "", value = ""] = /^([a-z_]+(?:\.[a-z]+)?)=(\d+(?:\.\d+)?)$/.exec(text) ?? [];
  const guards = { ...(earlier === false ? {} : earlier), [path]: Number(value) };
  if (path !== "" && isPossible(guards)) return guards;
  throw new InvalidArgumentError("It must be a limit of imports.guards, as removed_share=0.5 or price.share=0.3.");
};

/** A limit of a feed's own; may be given several times. */
export const guardOption = (): Option =>
  new Option(
    "--guard <limit=value>",
    "a limit of its own instead of the one of the settings: removed_share=0.5",
  ).argParser(parseGuard);

export const guardsText = (guards: OwnGuards): string =>
  Object.entries(guards)
    .map(([path, value]) => `${path}=${value}`)
    .join(" ") || "settings";

const MIN_INTERVAL_S = 10;

export const intervalOption = (): Option =>
  new Option("--interval <time>", "how often its source is asked: 90s, 15m, 2h").argParser(
    createIntervalParser(MIN_INTERVAL_S),
  );
