import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const root = join(import.meta.dirname, "..", "..");
let sourceFiles: string;

beforeAll(() => {
  sourceFiles = mkdtempSync(join(tmpdir(), "vitrine-rules-"));
  for (const file of ["oxlint.config.ts", "scripts/import-rules.ts"])
    write(file, readFileSync(join(root, file), "utf8"));
  copyFileSync(join(root, "tsconfig.base.json"), join(sourceFiles, "tsconfig.base.json"));
  copyFileSync(join(root, "tsconfig.json"), join(sourceFiles, "tsconfig.json"));
  symlinkSync(join(root, "node_modules"), join(sourceFiles, "node_modules"));
});

afterAll(() => rmSync(sourceFiles, { recursive: true, force: true }));

type Report = {
  readonly diagnostics: readonly {
    readonly code: string;
    readonly filename: string;
    readonly labels: readonly { readonly span: { readonly line: number } }[];
  }[];
};

const runLint = (): Report => {
  const lint = join(root, "node_modules/oxlint/bin/oxlint");
  const { stdout } = spawnSync(process.execPath, [lint, "--format", "json", "."], {
    cwd: sourceFiles,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(stdout) as Report;
};

const write = (path: string, source: string): void => {
  mkdirSync(dirname(join(sourceFiles, path)), { recursive: true });
  writeFileSync(join(sourceFiles, path), source);
};

type Case = readonly [description: string, path: string, from: string];

const lineKey = (path: string, line: number): string => `${path}:${line}`;

const importsByPath = (cases: readonly Case[]): ReadonlyMap<string, readonly string[]> => {
  const byPath = new Map<string, string[]>();
  for (const [, path, from] of cases) byPath.set(path, [...(byPath.get(path) ?? []), from]);
  return byPath;
};

/** Where the import of a case stands in the files that are linted. */
const keyOf = ([, path, from]: Case): string =>
  lineKey(path, (importsByPath(CASES).get(path)?.indexOf(from) ?? -1) + 1);

const FORBIDDEN = [
  ["the domain imports React", "src/domain/models/a.ts", "react"],
  ["the domain imports a Node module", "src/domain/models/a.ts", "node:fs"],
  ["the domain imports an adapter", "src/domain/models/a.ts", "../../adapters/database/index.ts"],
  ["a domain module passes by another one's index", "src/domain/models/a.ts", "../vehicles/vehicle.ts"],
  ["a domain sub-folder passes by another module's index", "src/domain/models/parts/a.ts", "../../vehicles/vehicle.ts"],
  ["a domain sub-folder imports an adapter", "src/domain/models/parts/a.ts", "../../../adapters/database/index.ts"],
  ["an adapter imports a sibling", "src/adapters/feeds/a.ts", "../database/index.ts"],
  ["the shared platform imports an adapter", "src/adapters/platform/a.ts", "../feeds/index.ts"],
  ["a use case imports the platform", "src/application/exports/a.ts", "../../adapters/platform/atomic-file.ts"],
  ["an adapter imports the web", "src/adapters/feeds/a.ts", "../../web/platform/router-context/index.ts"],
  ["the design system imports the domain", "src/ui/button/a.ts", "#domain/vehicles/index.ts"],
  ["the design system imports the router", "src/ui/button/a.ts", "react-router"],
  ["the web imports an adapter", "src/web/stock/a.ts", "../../adapters/database/index.ts"],
  ["a trade passes by another one's index", "src/web/stock/page/a.ts", "../../vehicle/card/vehicle-card.tsx"],
  ["a trade imports a part of another one", "src/web/stock/page/a.ts", "../../vehicle/card/index.ts"],
  [
    "a folder of a trade passes by another one's index",
    "src/web/leads/form/post/a.ts",
    "../../../stock/page/presets.ts",
  ],
  ["a trade passes by the index of a part of the platform", "src/web/stock/page/a.ts", "../../platform/page/main.tsx"],
  ["a card imports the page of its trade", "src/web/vehicle/card/a.ts", "../page/vehicle-page.tsx"],
  ["the entry of a trade exports one of its pages", "src/web/shortlist/index.ts", "./compare/compare-view.ts"],
  ["a trade imports the app", "src/web/stock/page/a.ts", "../../app/shell/index.ts"],
  ["a trade imports the editing", "src/web/stock/page/a.ts", "../../editing/edited-sections.tsx"],
  ["a trade imports a section", "src/web/stock/page/a.ts", "../../sections/page-sections.tsx"],
  ["the content page imports the app", "src/web/content/page/a.ts", "../../app/root.tsx"],
  ["a section passes by a trade's index", "src/web/sections/hero/a.ts", "../../stock/page/presets.ts"],
  ["a section imports the app", "src/web/sections/hero/a.ts", "../../app/root.tsx"],
  ["the app passes by a trade's index", "src/web/app/a.ts", "../stock/page/presets.ts"],
  ["the platform imports a trade", "src/web/platform/page/a.ts", "../../stock/index.ts"],
  ["the platform imports a section", "src/web/platform/page/a.ts", "../../sections/page-sections.tsx"],
  ["a part of the platform passes by another one's index", "src/web/platform/page/a.ts", "../consent/consent-store.ts"],
  ["the web imports the server", "src/web/stock/a.ts", "../../server/environment/config.ts"],
  ["a server file imports an adapter", "src/server/api/a.ts", "../../adapters/database/index.ts"],
  ["the server's start imports an adapter", "src/server/main.ts", "../adapters/observability/index.ts"],
  ["a server file starts a worker", "src/server/api/a.ts", "../../workers/import-process.ts"],
  ["the server imports a page's module", "src/server/api/a.ts", "../../web/app/root.tsx"],
  ["the server imports the router context", "src/server/api/a.ts", "../../web/platform/router-context/index.ts"],
  ["the server imports the page handler's source", "src/server/container.ts", "../web/app/handler.ts"],
  ["the server imports a command", "src/server/container/a.ts", "../../cli/context.ts"],
  ["the app imports a feature's container", "src/server/app.ts", "./container/leads.ts"],
  ["the container imports a route of the API", "src/server/container/a.ts", "../api/vehicles/routes.ts"],
  ["a command imports the web", "src/cli/commands/a.ts", "../../web/platform/router-context/index.ts"],
  ["a command imports the container", "src/cli/commands/a.ts", "../../server/container.ts"],
  ["a worker imports the web", "src/workers/a.ts", "../web/platform/router-context/index.ts"],
  ["a worker imports the container", "src/workers/a.ts", "../server/container.ts"],
  ["a worker imports the design system", "src/workers/a.ts", "../ui/button/index.ts"],
  ["a use case imports an adapter", "src/application/leads/a.ts", "../../adapters/database/index.ts"],
  ["a use case imports the web", "src/application/leads/a.ts", "../../web/platform/router-context/index.ts"],
  ["a use case imports the server", "src/application/leads/a.ts", "../../server/environment/config.ts"],
  ["a use case imports a command", "src/application/leads/a.ts", "../../cli/context.ts"],
  ["a use case imports a worker", "src/application/leads/a.ts", "../../workers/import-protocol.ts"],
  ["a use case imports a Node module", "src/application/leads/a.ts", "node:fs"],
  ["a use case imports React", "src/application/leads/a.ts", "react"],
  ["a use case passes by another one's index", "src/application/leads/a.ts", "../alerts/run-alerts.ts"],
  ["the domain imports a use case", "src/domain/leads/a.ts", "#application/leads/index.ts"],
  ["an adapter passes by a use case's index", "src/adapters/feeds/a.ts", "#application/imports/vehicles/run.ts"],
  ["an adapter imports a worker", "src/adapters/feeds/a.ts", "../../workers/import-protocol.ts"],
  ["a format imports another adapter", "src/adapters/formats/adf/a.ts", "../../database/index.ts"],
  ["an adapter imports the shared container", "src/adapters/feeds/a.ts", "../../shared-container/imports.ts"],
  ["a use case imports the shared container", "src/application/leads/a.ts", "../../shared-container/imports.ts"],
  ["a server file imports the shared container", "src/server/api/a.ts", "../../shared-container/imports.ts"],
  ["the web imports the shared container", "src/web/stock/a.ts", "../../shared-container/imports.ts"],
  ["the shared container imports a command", "src/shared-container/a.ts", "../cli/context.ts"],
  ["the shared container imports the server", "src/shared-container/a.ts", "../server/environment/config.ts"],
  ["the shared container imports a worker", "src/shared-container/a.ts", "../workers/import-protocol.ts"],
  ["the web imports a worker", "src/web/stock/a.ts", "../../workers/import-protocol.ts"],
  ["the web imports a command", "src/web/stock/a.ts", "../../cli/context.ts"],
  ["the design system imports a use case", "src/ui/button/a.ts", "#application/site/index.ts"],
  ["a script imports a benchmark", "scripts/site/a.ts", "../../bench/random.ts"],
  ["a script's test imports a benchmark", "scripts/a.test.ts", "../bench/random.ts"],
  ["a source file imports the tests", "src/application/leads/a.ts", "../../../tests/builders/alert.ts"],
] as const;

const ALLOWED = [
  ["the domain imports its shared room", "src/domain/models/a.ts", "../shared/index.ts"],
  ["a domain module enters another by its index", "src/domain/models/a.ts", "../vehicles/index.ts"],
  ["a domain sub-folder imports its sibling", "src/domain/models/parts/a.ts", "../names/b.ts"],
  ["a domain sub-folder enters another module by its index", "src/domain/models/parts/a.ts", "../../vehicles/index.ts"],
  ["an adapter imports the domain", "src/adapters/feeds/a.ts", "#domain/vehicles/index.ts"],
  ["an adapter imports the platform", "src/adapters/feeds/csv/a.ts", "../../platform/csv.ts"],
  ["a part of the platform imports a port", "src/adapters/platform/a.ts", "#application/operations/ports.ts"],
  ["a worker imports the platform", "src/workers/a.ts", "../adapters/platform/atomic-file.ts"],
  ["a trade enters another by its index", "src/web/stock/page/a.ts", "../../vehicle/index.ts"],
  ["a trade enters another by its server index", "src/web/stock/page/a.ts", "../../vehicle/index.server.ts"],
  ["a page imports a part of its trade", "src/web/vehicle/page/a.ts", "../details/price-view.ts"],
  ["a trade imports its own part", "src/web/stock/page/a.ts", "../filters/facet-views.ts"],
  ["a trade enters a part of the platform by its index", "src/web/stock/page/a.ts", "../../platform/page/index.ts"],
  ["a part of the platform enters another by its index", "src/web/platform/page/a.ts", "../consent/index.ts"],
  ["a section enters a trade by its index", "src/web/sections/hero/a.ts", "../../stock/index.ts"],
  ["the content page imports a section", "src/web/content/page/a.ts", "../../sections/page-sections.tsx"],
  ["the content page imports the editing", "src/web/content/page/a.ts", "../../editing/edited-on-demand.tsx"],
  ["the app imports a section", "src/web/app/location/a.ts", "../../sections/page-sections.tsx"],
  ["the web imports domain", "src/web/stock/a.ts", "#domain/vehicles/index.ts"],
  ["the composition root imports an adapter", "src/server/container.ts", "../adapters/database/index.ts"],
  ["a file of the container imports an adapter", "src/server/container/a.ts", "../../adapters/database/index.ts"],
  ["the server imports a use case", "src/server/api/a.ts", "#application/site/index.ts"],
  ["a command reads the configuration", "src/cli/a.ts", "../server/environment/config.ts"],
  ["a use case enters another by its index", "src/application/leads/a.ts", "../alerts/index.ts"],
  ["a use case imports another one's ports", "src/application/leads/a.ts", "../alerts/ports.ts"],
  ["an adapter imports a port", "src/adapters/feeds/a.ts", "#application/imports/ports.ts"],
  ["the web imports a use case", "src/web/stock/a.ts", "#application/site/index.ts"],
  ["the shared container imports an adapter", "src/shared-container/a.ts", "../adapters/database/index.ts"],
  ["a command imports the shared container", "src/cli/a.ts", "../shared-container/imports.ts"],
  ["a worker imports the shared container", "src/workers/a.ts", "../shared-container/imports.ts"],
  ["the container imports the shared container", "src/server/container/a.ts", "../../shared-container/imports.ts"],
  ["a script imports the tests", "scripts/a.ts", "../tests/browser-support/sites/site.ts"],
  ["a benchmark imports a script", "bench/a.ts", "../scripts/statistics.ts"],
  ["a command imports an adapter", "src/cli/commands/a.ts", "../../adapters/database/index.ts"],
] as const;

const CASES: readonly Case[] = [...FORBIDDEN, ...ALLOWED];

const WORK = "const work = async (): Promise<void> => undefined;\n";

const LONG_FILE = Array.from({ length: 301 }, (_, line) => `export const n${line} = ${line};`).join("\n");

const LONG_BODY = Array.from({ length: 61 }, (_, line) => `  total += ${line};`).join("\n");

/** Files that break another rule, by path. */
const OTHERS: Readonly<Record<string, string>> = {
  "src/domain/cycle/a.ts": 'import { b } from "./b.ts";\nexport const a = (): unknown => b;\n',
  "src/domain/cycle/b.ts": 'import { a } from "./a.ts";\nexport const b = (): unknown => a;\n',
  "src/domain/types/a.ts": 'import type { B } from "./b.ts";\nexport type A = { readonly b: B | null };\n',
  "src/domain/types/b.ts": 'import type { A } from "./a.ts";\nexport type B = { readonly a: A | null };\n',
  "src/server/void.ts": `${WORK}export const start = (): void => {\n  void work();\n};\n`,
  "src/server/listener.ts": `${WORK}export const listen = (add: (listener: () => void) => void): void => add(work);\n`,
  "src/domain/long/file.ts": LONG_FILE,
  "src/domain/long/function.ts": `export const sum = (): number => {\n  let total = 0;\n${LONG_BODY}\n  return total;\n};\n`,
};

/** What the linter finds in the cases, with every import of a path in one file, and in the other files. */
let diagnostics: Report["diagnostics"];

beforeAll(() => {
  for (const [path, imports] of importsByPath(CASES)) {
    write(path, imports.map((from, index) => `import { thing${index} } from "${from}";\n`).join(""));
  }
  for (const [path, source] of Object.entries(OTHERS)) write(path, source);
  ({ diagnostics } = runLint());
});

/** The restricted imports, as `path:line`. */
const restricted = (): ReadonlySet<string> =>
  new Set(
    diagnostics
      .filter(({ code }) => code === "eslint(no-restricted-imports)")
      .map(({ filename, labels }) => lineKey(filename, labels[0]?.span.line ?? 0)),
  );

test.each(FORBIDDEN)("it is an error when %s", (...forbidden) => {
  expect(restricted()).toContain(keyOf(forbidden));
});

test.each(ALLOWED)("it is no error when %s", (...allowed) => {
  expect(restricted()).not.toContain(keyOf(allowed));
});

test.each([
  ["circular imports", "src/domain/cycle", "no-cycle"],
  ["circular imports of types alone", "src/domain/types", "no-cycle"],
  ["a promise that nobody waits for, behind `void`", "src/server/void.ts", "no-floating-promises"],
  ["a promise that nobody waits for, in a listener", "src/server/listener.ts", "no-misused-promises"],
  ["a file over 300 lines", "src/domain/long/file.ts", "(max-lines)"],
  ["a function over 60 lines", "src/domain/long/function.ts", "max-lines-per-function"],
])("refuses %s", (_, path, rule) => {
  const codes = diagnostics.filter(({ filename }) => filename.startsWith(path)).map(({ code }) => code);
  expect(codes.join(" ")).toContain(rule);
});
