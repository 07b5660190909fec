import type { FeedFault, FeedProfile, FindingLimits } from "#domain/imports/index.ts";
import type { Location } from "#domain/locations/index.ts";
import type { BrandReader } from "#domain/models/index.ts";
import type { MediaHosts } from "#domain/media/index.ts";
import { err, ok, type Result } from "#domain/shared/index.ts";
import type { VehicleAttributes } from "#domain/vehicles/index.ts";
import { checkFeed, type CheckFeedOptions, type ComparedStock, type FeedCheck } from "./check-feed.ts";
import { readBrandNames, toFeedLocations } from "./catalogue-names.ts";
import { withDecidedNumbers } from "./decided-numbers.ts";
import type { FeedProfiles, ReadFeed, StoreFeed } from "./ports.ts";

type FeedCheckDependencies = Pick<CheckFeedOptions, "clock" | "digest" | "networks"> & {
  readonly profiles: FeedProfiles;
  readonly readFeed: ReadFeed;
  readonly storeFeed: StoreFeed;
  /** The group's locations; null without a database. */
  readonly readLocations: () => Promise<readonly Location[] | null>;
  /** The vehicles of a feed on sale; null without a database. */
  readonly readFeedVehicles: ((feed: string) => AsyncIterable<VehicleAttributes>) | null;
  /** Hosts that media of vehicles may come from; null: the settings are invalid. */
  readonly readMediaHosts: () => Promise<MediaHosts | null>;
  /** The stock with the guards of its imports; null: the feed is checked by itself. */
  readonly stock: (Pick<ComparedStock, "stock" | "guards"> & { readonly brands: Pick<BrandReader, "all"> }) | null;
};

type FeedCheckRequest = {
  readonly bytes: AsyncIterable<Uint8Array>;
  /** Name or path of the profile; null: it is guessed. */
  readonly profile: string | null;
  readonly limits: FindingLimits;
  /** Name under which the feed would be imported; null: the profile's. */
  readonly feed: string | null;
};

/** `reason`: evidence for the guessed profile; null when it was named. */
export type CheckedFeed = { readonly check: FeedCheck; readonly reason: string | null };

/** `no-match`: no shipped profile fits the feed; `description` describes its beginning. */
export type FeedCheckProblem =
  | { readonly type: "invalid-profile"; readonly messages: readonly string[] }
  | { readonly type: "unreadable"; readonly fault: FeedFault }
  | { readonly type: "no-match"; readonly description: string; readonly profiles: readonly FeedProfile[] };

type ChosenProfile = Pick<FeedCheckRequest, "bytes"> & {
  readonly profile: FeedProfile;
  readonly reason: string | null;
};

const chooseProfile = async (
  profiles: FeedProfiles,
  { bytes, profile: name }: FeedCheckRequest,
): Promise<Result<ChosenProfile, FeedCheckProblem>> => {
  if (name !== null) {
    const profile = await profiles.load(name);
    return profile.ok
      ? ok({ profile: profile.value, reason: null, bytes })
      : err({ type: "invalid-profile", messages: profile.error });
  }
  const shipped = await profiles.loadShipped();
  const result = await profiles.guess(bytes, shipped);
  if (!result.ok) return err({ type: "unreadable", fault: result.error });
  const { guess, description, bytes: allBytes } = result.value;
  return guess ? ok({ ...guess, bytes: allBytes }) : err({ type: "no-match", description, profiles: shipped });
};

/** Checks a feed with the named profile, or with the one that fits it. Changes nothing. */
export const createFeedCheck =
  (deps: FeedCheckDependencies) =>
  async (
    request: FeedCheckRequest,
    onProgress: NonNullable<CheckFeedOptions["onProgress"]>,
  ): Promise<Result<CheckedFeed, FeedCheckProblem>> => {
    const { profiles, readLocations, readFeedVehicles, stock, clock, digest } = deps;
    const chosen = await chooseProfile(profiles, request);
    if (!chosen.ok) return chosen;
    const { profile, reason, bytes } = chosen.value;
    const locations = toFeedLocations((await readLocations()) ?? []);
    const feed = request.feed ?? profile.name;
    const mediaHosts = await deps.readMediaHosts();
    const check = await withDecidedNumbers(deps, { profile, bytes, lenient: false }, async (decided) =>
      checkFeed({
        ...decided,
        profile,
        clock,
        digest,
        // An empty catalogue cannot check names of locations either.
        locations: locations.size === 0 ? null : locations,
        limits: request.limits,
        against: stock === null ? null : { ...stock, feed, brandNames: await readBrandNames(stock.brands) },
        onSale: readFeedVehicles === null ? null : readFeedVehicles(feed),
        mediaHosts,
        networks: deps.networks,
        onProgress,
      }),
    );
    return ok({ check, reason });
  };
