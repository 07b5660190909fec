import { readableKey, type RedirectLine, splitAddress } from "#domain/redirects/index.ts";
import { vehicleIdFromSlug } from "#domain/vehicles/index.ts";
import type { FileContentSource } from "../ports.ts";
import { type ContentFinding, createPathResolver, type PathTarget, type SiteInventory } from "./site-inventory.ts";

/** The files beside each other: that of all markets, and the market's own. */
const pathOfFile = (path: string, { file }: RedirectLine): string =>
  file === undefined ? path : path.slice(0, Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\")) + 1) + file;

type RedirectInventory = Pick<SiteInventory, "redirects" | "redirectsFile">;

/** A row with a target in the site; `path`: of the file that has it. */
type InternalRow = {
  readonly path: string;
  readonly line: number;
  readonly from: string;
  readonly location: string;
};

const internalRows = ({ redirects, redirectsFile }: RedirectInventory): readonly InternalRow[] =>
  [...redirects].flatMap(([from, result]) => {
    if (result.kind !== "redirect" || result.external) return [];
    const source = redirectsFile?.lines.get(from) ?? { line: 0 };
    const path = pathOfFile(redirectsFile?.path ?? "", source);
    return [{ path, line: source.line, from: readableKey(from), location: result.location }];
  });

const targetPath = ({ location }: InternalRow): string => splitAddress(location).pathname;

/** Reports rows of the redirects that lead nowhere: unusable ones, and those whose target does not exist. */
export const checkRedirects = (
  inventory: RedirectInventory,
  resolvePath: (path: string) => PathTarget,
): readonly Omit<ContentFinding, "rule">[] => {
  if (inventory.redirectsFile === null) return [];
  const { path, problems } = inventory.redirectsFile;
  const unusable = problems.map((problem) => ({
    story: pathOfFile(path, problem),
    field: problem.from,
    message: problem.message,
    line: problem.line,
  }));
  const dead = internalRows(inventory)
    .filter((row) => resolvePath(targetPath(row)) === "nothing")
    .map((row) => ({
      story: row.path,
      field: row.from,
      message: `${row.location}: there is no such page`,
      line: row.line,
    }));
  return [...unusable, ...dead];
};

/** `warning`: visitors reach a page, but not as well as they could. */
export type RedirectCheckFinding = {
  readonly level: "error" | "warning";
  /** The file that has the row. */
  readonly path: string;
  readonly line: number;
  readonly from: string;
  readonly message: string;
};

const toFinding = (
  level: RedirectCheckFinding["level"],
  { path, line, from, message }: Omit<RedirectCheckFinding, "level">,
): RedirectCheckFinding => ({ level, path, line, from, message });

/** `problem`: what is wrong with the target of the row. */
const warnOf =
  (problem: string) =>
  ({ path, line, from, location }: InternalRow): RedirectCheckFinding =>
    toFinding("warning", { path, line, from, message: location + problem });

/** The ids, of those given, of vehicles on sale. */
export type FindOnSale = (ids: readonly number[]) => Promise<ReadonlySet<number>>;

const vehicleOf = (row: InternalRow): number | null => vehicleIdFromSlug(targetPath(row).split("/")[2] ?? "");

const checkVehicles = async (
  rows: readonly InternalRow[],
  findOnSale: FindOnSale,
): Promise<readonly RedirectCheckFinding[]> => {
  const ids = rows.flatMap((row) => vehicleOf(row) ?? []);
  const onSale = await findOnSale([...new Set(ids)]);
  return rows
    .filter((row) => !onSale.has(vehicleOf(row) ?? 0))
    .map(warnOf(": the vehicle is not in the stock any more"));
};

/**
 * Everything that is wrong with the redirects of a site, by file and line. Errors: rows that cannot be used, loops, duplicates,
 * targets that do not exist. Warnings: chains, targets that are redirected, and vehicles that are sold. `findOnSale` is
 * null where there is no stock: vehicles are then not checked.
 */
export const runRedirectCheck = async (
  content: Pick<FileContentSource, "stories">,
  site: SiteInventory,
  findOnSale: FindOnSale | null,
): Promise<readonly RedirectCheckFinding[]> => {
  const resolvePath = createPathResolver(new Set((await content.stories()).map(({ slug }) => slug)), {
    ...site,
    // A target that is itself an old address is reported as a chain.
    redirects: new Map(),
  });
  const rows = internalRows(site);
  const ofTarget = (target: PathTarget) => rows.filter((row) => resolvePath(targetPath(row)) === target);
  const errors = checkRedirects(site, resolvePath).map(({ story, line = 0, field, message }) =>
    toFinding("error", { path: story, line, from: field, message }),
  );
  const redirected = ofTarget("redirect").map(warnOf(" is redirected: name its target"));
  const { path, chains: chained = [] } = site.redirectsFile ?? { path: "" };
  const chains = chained.map((chain) => toFinding("warning", { ...chain, path: pathOfFile(path, chain) }));
  const sold = findOnSale === null ? [] : await checkVehicles(ofTarget("vehicle"), findOnSale);
  return [...errors, ...redirected, ...chains, ...sold].toSorted(
    (a, b) => a.path.localeCompare(b.path, "en") || a.line - b.line,
  );
};
