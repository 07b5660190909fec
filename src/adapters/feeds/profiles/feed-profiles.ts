import type { FeedProfiles, ProposedProfile } from "#application/imports/ports.ts";
import { proposeProfile } from "#domain/imports/index.ts";
import { slugify } from "#domain/shared/index.ts";
import { toFaultResult } from "../fault-error.ts";
import { guessProfile } from "./guess-profile.ts";
import { toProfileYaml } from "../proposal/profile-yaml.ts";
import { sampleFeed } from "../proposal/sample-feed.ts";
import type { Bytes } from "../source/inflate.ts";
import { loadProfile, loadShippedProfiles, parseProfile } from "./profiles.ts";

/** "stock export.CSV.gz" is `stock-export`. */
const profileName = (source: string): string => {
  const file = source.split(/[/\\?#]/).findLast((part) => part !== "") ?? "";
  return slugify(file.replace(/(?:\.(?:csv|tsv|txt|json|jsonl|xml|gz)){1,2}$/i, "")) || "proposed";
};

const proposeFrom = async (bytes: Bytes, source: string, thisYear: number): Promise<ProposedProfile> => {
  const proposal = proposeProfile(await sampleFeed(bytes), thisYear);
  const yaml = toProfileYaml(proposal, profileName(source), source === "-" ? "standard input" : source);
  const problems = parseProfile(yaml);
  return { proposal, yaml, problems: problems.ok ? [] : problems.error };
};

export const FEED_PROFILES: FeedProfiles = {
  load: loadProfile,
  loadShipped: loadShippedProfiles,
  propose: (bytes, source, thisYear) => toFaultResult(proposeFrom(bytes, source, thisYear)),
  guess: (bytes, profiles) => toFaultResult(guessProfile(bytes, profiles)),
};
