import { type FeedProfile, type FindingLimits } from "#domain/imports/index.ts";
import { err, ok, type Result } from "#domain/shared/index.ts";
import { createCatalogueRepository } from "../../adapters/database/index.ts";
import {
  FaultError,
  guessProfile,
  loadProfile,
  readFeed,
  loadShippedProfiles,
  SOURCE_LIMITS,
  readSource,
} from "../../adapters/feeds/index.ts";
import { sha256Digest } from "../../adapters/signing/index.ts";
import type { CliContext } from "../context.ts";
import { hasDatabase } from "../has-database.ts";
import { readFeedLocations } from "#application/imports/feed-locations.ts";
import { createProgress } from "../import/progress.ts";
import { checkFeed, type FeedCheck } from "#application/imports/index.ts";

export type FeedCheckRequest = {
  readonly source: string;
  /** Null: the profile is guessed. */
  readonly profile: string | null;
  readonly limits: FindingLimits;
};

/** `reason`: evidence for the guessed profile; null when it was named. */
export type CheckedFeed = { readonly check: FeedCheck; readonly reason: string | null };

/** `usage`: wrong arguments; `unreadable`: the feed cannot be read. */
export type FeedCheckProblem = { readonly kind: "usage" | "unreadable"; readonly messages: readonly string[] };

type Bytes = AsyncIterable<Uint8Array>;
type ChosenProfile = { readonly profile: FeedProfile; readonly reason: string | null; readonly bytes: Bytes };

const chooseProfile = async (bytes: Bytes, name: string | null): Promise<Result<ChosenProfile, FeedCheckProblem>> => {
  if (name !== null) {
    const profile = await loadProfile(name);
    return profile.ok
      ? ok({ profile: profile.value, reason: null, bytes })
      : err({ kind: "usage", messages: profile.error });
  }
  const profiles = await loadShippedProfiles();
  const { guess, description: looksLike, bytes: allBytes } = await guessProfile(bytes, profiles);
  if (guess) return ok({ ...guess, bytes: allBytes });
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

const readKnownLocations = async (context: CliContext): Promise<ReadonlyMap<string, number> | null> => {
  if (!(await hasDatabase(context))) return null;
  const database = await context.openDatabase();
  try {
    const locations = await readFeedLocations(createCatalogueRepository(database).locations);
    return locations.size === 0 ? null : locations;
  } finally {
    await database.close();
  }
};

/** Checks a feed from its source and shows progress. Changes nothing. */
export const runFeedCheck = async (
  context: CliContext,
  request: FeedCheckRequest,
): Promise<Result<CheckedFeed, FeedCheckProblem>> => {
  const progress = createProgress(context.stderr);
  const source = { stdin: context.stdin as AsyncIterable<Uint8Array>, fetch, ...SOURCE_LIMITS };
  try {
    const profileResult = await chooseProfile(readSource(request.source, source, progress.setTotal), request.profile);
    if (!profileResult.ok) return profileResult;
    const { profile, reason, bytes } = profileResult.value;
    const check = await checkFeed({
      profile,
      parts: readFeed(bytes, profile, { lenient: false }),
      clock: context.clock,
      digest: sha256Digest,
      locations: await readKnownLocations(context),
      limits: request.limits,
      onProgress: progress.show,
    });
    return ok({ check, reason });
  } catch (error) {
    if (!(error instanceof FaultError)) throw error;
    return err({ kind: "unreadable", messages: [error.fault.reason] });
  } finally {
    progress.end();
  }
};
