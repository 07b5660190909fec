import { checkFeed, type FeedCheck, type FeedProfile, type FindingLimits } from "#domain/imports/index.ts";
import { err, ok, type Result } from "#domain/shared/index.ts";
import { catalogueRepository } from "../../adapters/database/index.ts";
import {
  FaultError,
  guessProfile,
  loadProfile,
  readFeed,
  sha256,
  shippedProfiles,
  SOURCE_LIMITS,
  sourceBytes,
} from "../../adapters/feeds/index.ts";
import type { CliContext } from "../context.ts";
import { hasDatabase } from "../has-database.ts";
import { feedLocations } from "../import/feed-locations.ts";
import { createProgress } from "../import/progress.ts";

export type CheckRequest = {
  readonly source: string;
  /** Null: guessed. */
  readonly profile: string | null;
  readonly limits: FindingLimits;
};

/** `why`: what spoke for the profile; null where it was named. */
export type CheckedFeed = { readonly check: FeedCheck; readonly why: string | null };

/** What was wrong before the feed could be looked at: the command's words, or the feed itself. */
export type CheckProblem = { readonly kind: "usage" | "unreadable"; readonly messages: readonly string[] };

type Bytes = AsyncIterable<Uint8Array>;
type Chosen = { readonly profile: FeedProfile; readonly why: string | null; readonly bytes: Bytes };

const choose = async (bytes: Bytes, name: string | null): Promise<Result<Chosen, CheckProblem>> => {
  if (name !== null) {
    const profile = await loadProfile(name);
    return profile.ok
      ? ok({ profile: profile.value, why: null, bytes })
      : err({ kind: "usage", messages: profile.error });
  }
  const profiles = await shippedProfiles();
  const { guess, looksLike, bytes: all } = await guessProfile(bytes, profiles);
  if (guess) return ok({ ...guess, bytes: all });
  const names = profiles.map((profile) => `  ${profile.name.padEnd(20)}${profile.describes}`);
  return err({
    kind: "unreadable",
    messages: [
      `none of the profiles fits ${looksLike}`,
      "name one with --profile, or the path of a .yaml file:",
      ...names,
    ],
  });
};

const knownLocations = async (context: CliContext): Promise<ReadonlyMap<string, number> | null> => {
  if (!(await hasDatabase(context))) return null;
  const database = await context.openDatabase();
  try {
    const locations = await feedLocations(catalogueRepository(database).locations);
    return locations.size === 0 ? null : locations;
  } finally {
    await database.close();
  }
};

/** Looks a feed through from its source, with progress on the way. Changes nothing. */
export const runCheck = async (
  context: CliContext,
  request: CheckRequest,
): Promise<Result<CheckedFeed, CheckProblem>> => {
  const progress = createProgress(context.stderr);
  const source = { stdin: context.stdin as AsyncIterable<Uint8Array>, fetch, ...SOURCE_LIMITS };
  try {
    const chosen = await choose(sourceBytes(request.source, source, progress.expect), request.profile);
    if (!chosen.ok) return chosen;
    const { profile, why, bytes } = chosen.value;
    const check = await checkFeed({
      profile,
      parts: readFeed(bytes, profile, { lenient: false }),
      clock: context.clock,
      digest: sha256,
      locations: await knownLocations(context),
      limits: request.limits,
      onProgress: progress.show,
    });
    return ok({ check, why });
  } catch (error) {
    if (!(error instanceof FaultError)) throw error;
    return err({ kind: "unreadable", messages: [error.fault.reason] });
  } finally {
    progress.end();
  }
};
