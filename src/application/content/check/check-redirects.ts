import { readableKey, splitAddress } from "#domain/redirects/index.ts";
import { vehicleIdFromSlug } from "#domain/vehicles/index.ts";
import type { FileContentSource } from "../ports.ts";
import { createPathResolver, type PathTarget } from "./path-resolver.ts";
import type { ContentFinding, SiteInventory } from "./site-inventory.ts";

type RedirectFinding = Omit<ContentFinding, "rule">;

type RedirectInventory = Pick<SiteInventory, "redirects" | "redirectsFile">;

type InternalRow = { readonly from: string; readonly location: string; readonly line: number };

const internalRows = ({ redirects, redirectsFile }: RedirectInventory): readonly InternalRow[] =>
  [...redirects].flatMap(([from, result]) =>
    result.kind === "redirect" && !result.external
      ? [{ from: readableKey(from), location: result.location, line: redirectsFile?.lines.get(from) ?? 0 }]
      : [],
  );

const pathOf = ({ location }: InternalRow): string => splitAddress(location).pathname;

/** Reports rows of the redirects that lead nowhere: unusable ones, and those whose target does not exist. */
export const checkRedirects = (
  inventory: RedirectInventory,
  resolvePath: (path: string) => PathTarget,
): readonly RedirectFinding[] => {
  if (inventory.redirectsFile === null) return [];
  const { path, problems } = inventory.redirectsFile;
  const unusable = problems.map(({ line, from, message }) => ({ story: path, field: from, message, line }));
  const dead = internalRows(inventory)
    .filter((row) => resolvePath(pathOf(row)) === "nothing")
    .map(({ from, location, line }) => ({
      story: path,
      field: from,
      message: `${location}: there is no such page`,
      line,
    }));
  return [...unusable, ...dead];
};

/** `warning`: visitors reach a page, but not as well as they could. */
export type RedirectCheckFinding = {
  readonly level: "error" | "warning";
  readonly line: number;
  readonly from: string;
  readonly message: string;
};

const toFinding = (
  level: RedirectCheckFinding["level"],
  { line, from, message }: Omit<RedirectCheckFinding, "level">,
): RedirectCheckFinding => ({ level, line, from, message });

/** `problem`: what is wrong with the target of the row. */
const warnOf =
  (problem: string) =>
  ({ from, location, line }: InternalRow): RedirectCheckFinding =>
    toFinding("warning", { line, from, message: location + problem });

/** The ids, of those given, of vehicles on sale. */
export type FindOnSale = (ids: readonly number[]) => Promise<ReadonlySet<number>>;

const vehicleOf = (row: InternalRow): number | null => vehicleIdFromSlug(pathOf(row).split("/")[2] ?? "");

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
 * Everything that is wrong with the redirects of a site, by line. Errors: rows that cannot be used, loops, duplicates,
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
  const ofTarget = (target: PathTarget) => rows.filter((row) => resolvePath(pathOf(row)) === target);
  const errors = checkRedirects(site, resolvePath).map(({ line = 0, field, message }) =>
    toFinding("error", { line, from: field, message }),
  );
  const redirected = ofTarget("redirect").map(warnOf(" is redirected: name its target"));
  const chains = (site.redirectsFile?.chains ?? []).map((chain) => toFinding("warning", chain));
  const sold = findOnSale === null ? [] : await checkVehicles(ofTarget("vehicle"), findOnSale);
  return [...errors, ...redirected, ...chains, ...sold].toSorted((a, b) => a.line - b.line);
};
