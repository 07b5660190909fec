import { resolve } from "node:path";
import type { FeedProfile } from "#domain/imports/index.ts";
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
