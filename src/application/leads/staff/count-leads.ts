import { LEAD_KINDS } from "#domain/forms/index.ts";
import {
  defaultPeriod,
  splitPeriod,
  type StatGroup,
  type StatPeriod,
  type StatRow,
  statRows,
} from "#domain/leads/index.ts";
import type { LeadReader } from "../ports.ts";

export type LeadCountQuery = {
  readonly by: StatGroup;
  readonly kind?: string;
  /** Slug of the answering location. */
  readonly location?: string;
  /** Inclusive; by default 30 days or 12 months before `until`. */
  readonly since?: Date;
  /** Exclusive; now by default. */
  readonly until?: Date;
};

type CountDependencies = {
  readonly reader: Pick<LeadReader, "count">;
  /** Slugs of all locations. */
  readonly locationSlugs: () => Promise<readonly string[]>;
  /** IANA name. */
  readonly timeZone: string;
};

/** The period that is counted; empty when `since` is not before `until`. */
export const countedPeriod = ({ by, since, until }: LeadCountQuery, now: Date, timeZone: string): StatPeriod => {
  const recent = defaultPeriod(by, until ?? now, timeZone);
  return { ...recent, from: since ?? recent.from };
};

/** Names that have a row even without leads. */
const rowNames = async (
  { locationSlugs }: CountDependencies,
  { by, kind, location }: LeadCountQuery,
): Promise<readonly string[]> => {
  if (by === "kind") return kind === undefined ? Object.keys(LEAD_KINDS) : [kind];
  if (by !== "location") return [];
  return location === undefined ? locationSlugs() : [location];
};

/** Counts leads of a period by group. */
export const countLeads = async (
  deps: CountDependencies,
  query: LeadCountQuery,
  period: StatPeriod,
): Promise<readonly StatRow[]> => {
  const { by, kind, location } = query;
  const spans = splitPeriod(by, period, deps.timeZone);
  const counts = (await deps.reader.count(spans)).filter(
    (value) => (kind === undefined || value.kind === kind) && (location === undefined || value.location === location),
  );
  return statRows(by, spans, counts, await rowNames(deps, query));
};
