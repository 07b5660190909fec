import { splitAddress } from "#domain/redirects/index.ts";
import type { PathTarget } from "./path-resolver.ts";
import type { ContentFinding, SiteInventory } from "./site-inventory.ts";

type RedirectFinding = Omit<ContentFinding, "rule">;

/** Reports rows of the redirects that lead nowhere: unusable ones, and those whose target does not exist. */
export const checkRedirects = (
  { redirects, redirectsFile }: Pick<SiteInventory, "redirects" | "redirectsFile">,
  resolvePath: (path: string) => PathTarget,
): readonly RedirectFinding[] => {
  if (redirectsFile === null) return [];
  const { path, problems, lines } = redirectsFile;
  const unusable = problems.map(({ line, from, message }) => ({ story: path, field: from, message, line }));
  const dead = [...redirects].flatMap(([from, result]): RedirectFinding[] => {
    if (result.kind !== "redirect" || result.external) return [];
    if (resolvePath(splitAddress(result.location).pathname) !== "nothing") return [];
    const line = lines.get(from);
    const message = `${result.location}: there is no such page`;
    return [{ story: path, field: from, message, ...(line === undefined ? {} : { line }) }];
  });
  return [...unusable, ...dead];
};
