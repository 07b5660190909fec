/** Limits, so that a failing site does not flood the receiver, nor one failure hide another. */
const [MAX_PER_MINUTE, MAX_OF_A_GROUP] = [30, 10];

const MINUTE_MS = 60_000;

export type ReportRateLimit = {
  /** True if an event may be sent now. */
  readonly take: (group: string) => boolean;
  /** The receiver rejects events. `seconds`: how long, where it says so. */
  readonly pause: (seconds: number) => void;
};

/** At most `MAX_PER_MINUTE` events, `MAX_OF_A_GROUP` of a group, none while the receiver rejects them. */
export const createReportRateLimit = (now: () => number): ReportRateLimit => {
  let recent: { readonly at: number; readonly group: string }[] = [];
  let pausedUntil = 0;
  return {
    take(group) {
      recent = recent.filter(({ at }) => at > now() - MINUTE_MS);
      const ofGroup = recent.filter((one) => one.group === group);
      if (now() < pausedUntil || recent.length >= MAX_PER_MINUTE || ofGroup.length >= MAX_OF_A_GROUP) return false;
      recent.push({ at: now(), group });
      return true;
    },
    pause: (seconds) => {
      pausedUntil = now() + (seconds > 0 ? Math.min(seconds * 1_000, 60 * MINUTE_MS) : MINUTE_MS);
    },
  };
};
