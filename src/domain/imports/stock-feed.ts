import { type ImportGuards, importGuardsSchema } from "./guards/guard.ts";

/** Limits that a feed has instead of those of the settings, by their path: `removed_share`, `price.change`. */
export type OwnGuards = Readonly<Record<string, number>>;

/** A source that the server follows by itself. Its name is that of its vehicles' feed. */
export type StockFeed = {
  readonly name: string;
  /** A file, or an http(s) address. */
  readonly source: string;
  readonly profile: string;
  readonly intervalSeconds: number;
  readonly guards: OwnGuards;
  /** ISO 8601; null: followed. */
  readonly pausedAt: string | null;
};

type Limits = Readonly<Record<string, number | Readonly<Record<string, number>>>>;

const withLimit = (limits: Limits, [path, value]: readonly [string, number]): Limits => {
  const [group = "", name] = path.split(".");
  const before = limits[group];
  if (name === undefined) return { ...limits, [group]: value };
  return { ...limits, [group]: { ...(typeof before === "object" ? before : {}), [name]: value } };
};

/** The limits of a feed. Throws `z.ZodError` for an unknown limit and for one out of range. */
export const guardsOf = (guards: ImportGuards, own: OwnGuards): ImportGuards =>
  importGuardsSchema.parse(Object.entries(own).reduce<Limits>(withLimit, guards));

/** The host of each address among the sources, also without its port: pictures are seldom at the port of an export. */
export const feedHosts = (sources: readonly string[]): readonly string[] => [
  ...new Set(
    sources
      .filter((source) => /^https?:\/\//i.test(source) && URL.canParse(source))
      .map((source) => new URL(source))
      .flatMap(({ host, hostname }) => [host, hostname]),
  ),
];
