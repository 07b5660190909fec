import { InvalidArgumentError, Option } from "commander";
import { DEFAULT_IMPORT_GUARDS, guardsOf, type OwnGuards } from "#domain/imports/index.ts";
import { createIntervalParser } from "../options.ts";

const MIN_INTERVAL_S = 10;

export const intervalOption = (): Option =>
  new Option("--interval <time>", "how often its source is asked: 90s, 15m, 2h").argParser(
    createIntervalParser(MIN_INTERVAL_S),
  );

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
