import { expect, test } from "vitest";
import { readSources, visit } from "../../scripts/code-figures.ts";

/** What they resolve is a link or the answer of another site, and no address that someone requested. */
const LINKS: ReadonlySet<string> = new Set([
  "src/adapters/platform/http/http-client.ts",
  "src/web/platform/appointment/appointment-button.tsx",
  "src/web/platform/preload/observe-links.ts",
  "src/web/app/shell/app-link.tsx",
  "src/web/app/trusted-types.ts",
]);

type SyntaxNode = Parameters<Parameters<typeof visit>[1]>[0];

/** `new URL(address, base)`, `URL.parse(address, base)`; relative to a file of the program is no request. */
const resolves = (node: SyntaxNode, text: string): boolean => {
  const callee = node["callee"] as SyntaxNode | undefined;
  if ((node.type !== "NewExpression" && node.type !== "CallExpression") || callee === undefined) return false;
  const [, base] = node["arguments"] as readonly SyntaxNode[];
  if (base === undefined) return false;
  return (
    /^(?:\w+\.)?URL(?:\.parse)?$/.test(text.slice(callee.start, callee.end)) &&
    text.slice(base.start, base.end) !== "import.meta.url"
  );
};

test("no requested address is resolved, which makes a host of `//name`: siteUrl sets its path and query", () => {
  const found: string[] = [];
  for (const { path, text, program } of readSources("src")) {
    visit(program, (node) => void (resolves(node, text) && found.push(path)));
  }
  expect(new Set(found)).toEqual(LINKS);
});
