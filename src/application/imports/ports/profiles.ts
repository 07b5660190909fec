import type { FeedFault, FeedProfile, ProfileProposal } from "#domain/imports/index.ts";
import type { Result } from "#domain/shared/index.ts";

export type ProfileGuess = {
  readonly profile: FeedProfile;
  /** A sentence for operators: why the profile matches. */
  readonly reason: string;
};

export type GuessResult = {
  readonly guess: ProfileGuess | null;
  /** Describes the beginning of the feed, for operators who must choose a profile. */
  readonly description: string;
  /** The feed from its first byte. */
  readonly bytes: AsyncIterable<Uint8Array>;
};

/** A profile for an unknown feed as the text of a file. `problems`: why it cannot be loaded as it is. */
export type ProposedProfile = {
  readonly proposal: ProfileProposal;
  readonly yaml: string;
  readonly problems: readonly string[];
};

export type FeedProfiles = {
  /** Proposes a profile from the beginning of a feed; `source` is its name for operators. */
  readonly propose: (
    bytes: AsyncIterable<Uint8Array>,
    source: string,
    thisYear: number,
  ) => Promise<Result<ProposedProfile, FeedFault>>;
  /** The shipped profile of that name, or the file at that path; else one message for each problem. */
  readonly load: (name: string) => Promise<Result<FeedProfile, readonly string[]>>;
  readonly loadShipped: () => Promise<readonly FeedProfile[]>;
  /** Detects the profile by the first bytes; the fault when they cannot be read. */
  readonly guess: (
    bytes: AsyncIterable<Uint8Array>,
    profiles: readonly FeedProfile[],
  ) => Promise<Result<GuessResult, FeedFault>>;
};
