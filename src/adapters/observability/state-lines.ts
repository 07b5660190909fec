import { throwUnhandled, withErrorHandler } from "#domain/shared/index.ts";

/**
 * A state in which much fails for one reason, such as a database that is read only, by an error or by the code of one. Null: another
 * kind of error, or none.
 */
export type StateOf = (error: unknown) => { readonly state: string; readonly sentence: string } | null;

type StateLinesOptions = {
  readonly stateOf: StateOf;
  /** Called when nothing has reported the state for a while; `omitted`: lines that were left out. */
  readonly onOver: (over: { readonly state: string; readonly omitted: number }) => void;
  /** Monotonic clock in milliseconds. */
  readonly monotonicMs?: () => number;
};

/** Jobs that fail come again within a minute. */
export const QUIET_MS = 120_000;

const REMINDER_MS = 3_600_000;

type Line = { readonly details: object; readonly message: string };

type Standing = { loggedAt: number; omitted: number; readonly quiet: NodeJS.Timeout };

/** Lines with this event say what follows from a state, and are always written. */
const isChange = (details: object): boolean => "event" in details && details.event === "state";

/** One line for each state, with what helps, and one an hour while it lasts: not one for each thing that fails in it. */
export const createStateLines = ({ stateOf, onOver, monotonicMs = () => performance.now() }: StateLinesOptions) => {
  const standing = new Map<string, Standing>();
  const begin = (state: string): Standing => {
    const end = (): void => {
      const { omitted = 0 } = standing.get(state) ?? {};
      standing.delete(state);
      onOver({ state, omitted });
    };
    const quiet = setTimeout(withErrorHandler(end, throwUnhandled), QUIET_MS).unref();
    return { loggedAt: Number.NEGATIVE_INFINITY, omitted: 0, quiet };
  };
  return {
    /** The line as it is written; null: it is left out. */
    rewrite: (line: Line): Line | null => {
      const { err, ...details } = line.details as {
        readonly err?: unknown;
        readonly code?: unknown;
        readonly error?: unknown;
      };
      const found = stateOf(err ?? details.code ?? details.error);
      if (found === null) return line;
      const { state, sentence } = found;
      const known = standing.get(state) ?? begin(state);
      standing.set(state, known);
      known.quiet.refresh();
      if (isChange(details)) {
        known.loggedAt = monotonicMs();
        return { details: { ...details, state, reason: sentence }, message: line.message };
      }
      if (monotonicMs() - known.loggedAt < REMINDER_MS) {
        known.omitted += 1;
        return null;
      }
      const { omitted } = known;
      [known.loggedAt, known.omitted] = [monotonicMs(), 0];
      const repeated = omitted > 0 ? { omitted } : {};
      return { details: { ...details, state, during: line.message, ...repeated }, message: sentence };
    },
  };
};
