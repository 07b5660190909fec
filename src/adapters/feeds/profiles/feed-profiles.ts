import type { FeedProfiles } from "#application/imports/ports.ts";
import { toFaultResult } from "../fault-error.ts";
import { guessProfile } from "./guess-profile.ts";
import { loadProfile, loadShippedProfiles } from "./profiles.ts";

export const FEED_PROFILES: FeedProfiles = {
  load: loadProfile,
  loadShipped: loadShippedProfiles,
  guess: (bytes, profiles) => toFaultResult(guessProfile(bytes, profiles)),
};
