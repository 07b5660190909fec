/** The oldest Node that runs the program. */
export const OLDEST_NODE: string;

/** The Node of the packages for this platform, in `node_modules`; null for one without. */
export const PACKAGED_NODE: string | null;

/** Whether a version, as `18.20.4`, is at least the oldest one, as `20.19`. */
export const isSupportedNode: (version: string, oldest?: string) => boolean;

/** What `spawnSync` returned for `node --version`. */
type Start = { readonly status: number | null; readonly stderr?: string; readonly error?: NodeJS.ErrnoException };

/** Why a Node does not start, and the remedy; null for one that starts. */
export const describeFailedNode: (start: Start, oldest?: string) => string | null;
