import type { OxlintOverride } from "oxlint";

type Refusal = { readonly message: string } & ({ readonly regex: string } | { readonly group: string[] });

const LAYERS = [
  "application",
  "adapters",
  "shared-container",
  "ui",
  "web",
  "server",
  "cli",
  "workers",
  "domain",
] as const;

type Layer = (typeof LAYERS)[number];

const layers = (message: string, ...refused: readonly Layer[]): Refusal => ({
  message,
  regex: `(^|/)(${refused.join("|")})/`,
});

const layersBut = (message: string, ...allowed: readonly Layer[]): Refusal =>
  layers(message, ...LAYERS.filter((layer) => !allowed.includes(layer)));

const packages = (message: string, names: string): Refusal => ({ message, regex: `^(${names})(/|$)` });

/** Files in folders of these globs, except those that match a glob with `!`. */
const files = (message: string, ...group: string[]): Refusal => ({ message, group });

const TESTS: Refusal = { message: "Nothing imports the tests.", regex: "(^|/)tests/" };

const OUTSIDE = "react|react-dom|hono|kysely|pg|pino|sharp|nodemailer|commander";

/** `up`: from the file's folder to the folder of the modules. */
const domain = (up: string): readonly Refusal[] => [
  packages("The domain is pure: no React, SQL, environment or I/O.", `${OUTSIDE}|node:.*`),
  layersBut("The domain imports no other layer.", "domain"),
  { message: "The domain imports no other layer.", regex: "^#application/" },
  { message: "Inside the domain, import by a relative path.", regex: "^#domain/" },
  files("Import another domain module through its index.ts.", `${up}/*/**`, `!${up}/shared/**`, `!${up}/*/index.ts`),
];

const useCases = (...ups: readonly string[]): readonly Refusal[] => [
  packages(
    "A use case knows no React, HTTP, SQL or I/O; it defines the ports it needs.",
    `${OUTSIDE}|react-router|node:([^t]|t[^i]).*`,
  ),
  layersBut("A use case imports the domain and other use cases only.", "domain", "application"),
  { message: "Inside the application layer, import by a relative path.", regex: "^#application/" },
  files(
    "Import another use case through its index.ts or its ports.ts.",
    `${ups[0]}/*/**`,
    ...ups.flatMap((up) => [`!${up}/strings/**`, `!${up}/*/index.ts`, `!${up}/*/ports.ts`]),
  ),
];

const USE_CASE_FROM_OUTSIDE = files(
  "An adapter imports a use case's index.ts or ports.ts, or application/strings.",
  String.raw`\#application/**`,
  String.raw`!\#application/strings/**`,
  String.raw`!\#application/*/index.ts`,
  String.raw`!\#application/*/ports.ts`,
);

const ADAPTERS = "content|database|delivery|exports|feeds|formats|media|observability|settings|signing|uploads";

const adapters: readonly Refusal[] = [
  layersBut(
    "An adapter imports the domain, the ports of the application and adapters/platform.",
    "domain",
    "application",
    "adapters",
  ),
  USE_CASE_FROM_OUTSIDE,
  { message: "No adapter imports a sibling.", regex: `(^|/)adapters/([^p]|p[^l])|^(\\.\\./)+(${ADAPTERS})/` },
  packages("Adapters know no React.", "react|react-dom|react-router"),
];

const TRADES = "alerts|careers|content|leads|leasing|locations|models|shortlist|stock|vehicle";

const OTHER_TRADE: Refusal = {
  message: "Import another trade through its index.ts or index.server.ts.",
  regex: `^(\\.\\./)+(${TRADES})/([a-z-]+/)+[a-z0-9-]+(\\.server)?\\.tsx?$`,
};

const throughIndex = (folders: string, index: string): Refusal =>
  files(
    "Import a part of the platform through its index.ts or index.server.ts.",
    folders,
    `!${index}/index.ts`,
    `!${index}/index.server.ts`,
    "!**/*.examples.ts",
    "!**/*.examples.tsx",
    "!**/*.css",
  );

/** The parts below the pages of the two trades whose pages stand above most others: cards and other pages use them. */
export const PARTS_BELOW_PAGES: Readonly<Record<string, readonly string[]>> = {
  shortlist: ["lists", "recently-viewed"],
  vehicle: [
    "address",
    "card",
    "details",
    "emissions",
    "gallery",
    "history",
    "reductions",
    "residence",
    "similar",
    "strings",
  ],
};

const BELOW_PAGES = Object.entries(PARTS_BELOW_PAGES).flatMap(([trade, parts]) => [
  ...parts.map((part) => `src/web/${trade}/${part}/**`),
  `src/web/${trade}/index*.ts`,
]);

const NO_PAGE_ABOVE: Refusal = {
  message: "What other pages use of this trade imports none of its pages.",
  regex: String.raw`^\.\.?/(change|code|compare|favourites[a-z-]*|forms|list-pages|page|residence-page|seen|sheet)/`,
};

const NO_APP: Refusal = {
  message: "Nothing imports the app or the gallery.",
  // One step up, `gallery` is the folder of pictures of a vehicle.
  regex: String.raw`^((\.\./)+app|(\.\./){2,}gallery)/`,
};

const NO_EDITING: Refusal = {
  message: "Only the content page imports the editing.",
  regex: String.raw`^(\.\./)+editing/`,
};

const NO_SECTION: Refusal = {
  message: "Only the content page and the app import sections.",
  regex: String.raw`^(\.\./)+sections/`,
};

const WEB = "The web imports application, domain and ui; dependencies arrive through the router context.";

const web: readonly Refusal[] = [
  layersBut(WEB, "domain", "application", "ui", "web"),
  packages(WEB, "kysely|pg|pino|sharp|nodemailer|hono|commander"),
  throughIndex("**/platform/*/**", "**/platform/*"),
];

const platform: readonly Refusal[] = [
  ...web,
  { message: "The platform imports no trade.", regex: `^(\\.\\./)+(${TRADES})/` },
  NO_APP,
  NO_EDITING,
  NO_SECTION,
];

const DESIGN_SYSTEM = "The design system imports React and its own tokens only.";

const refuse = (paths: string[], ...patterns: Refusal[]): OxlintOverride => ({
  files: paths,
  rules: { "no-restricted-imports": ["error", { patterns: [...patterns, TESTS] }] },
});

/**
 * Which layer imports what (docs/architecture.md). A file follows the last entry that its path matches.
 * `tests/integration/import-rules.test.ts` shows that each rule refuses.
 */
export const IMPORT_RULES: readonly OxlintOverride[] = [
  refuse(["src/domain/*.ts", "src/domain/*/*.ts"], ...domain("..")),
  refuse(["src/domain/*/*/**"], ...domain("../..")),
  refuse(["src/domain/*/*/*/**"], ...domain("../../..")),
  refuse(["src/application/*.ts", "src/application/*/*.ts"], ...useCases("..", "../..")),
  refuse(["src/application/*/*/**"], ...useCases("../..")),
  refuse(["src/adapters/**"], ...adapters),
  refuse(["src/ui/**"], layersBut(DESIGN_SYSTEM, "ui"), {
    message: DESIGN_SYSTEM,
    regex: "^#(domain|application)/|^node:|^react-router",
  }),
  refuse(["src/web/**"], ...web, OTHER_TRADE, NO_APP, NO_EDITING, NO_SECTION),
  refuse(BELOW_PAGES, ...web, OTHER_TRADE, NO_APP, NO_EDITING, NO_SECTION, NO_PAGE_ABOVE),
  refuse(["src/web/content/**", "src/web/editing/**"], ...web, OTHER_TRADE, NO_APP),
  refuse(["src/web/app/**"], ...web, OTHER_TRADE),
  refuse(["src/web/gallery/**"], ...web),
  refuse(["src/web/platform/**"], ...platform),
  refuse(["src/web/platform/*/*.ts", "src/web/platform/*/*.tsx"], ...platform, throughIndex("../[a-z]*/**", "../*")),
  refuse(
    ["src/server/**"],
    layers(
      "Only container.ts and container/ choose adapters and start workers.",
      "adapters",
      "shared-container",
      "workers",
    ),
    layers("The server imports application and domain; the container loads the built pages.", "cli", "ui", "web"),
    { message: "Only container.ts composes features.", regex: "(^|/)container/" },
  ),
  refuse(
    ["src/server/container.ts", "src/server/machine-container.ts", "src/server/container/**"],
    layers("The container composes adapters and use cases; it loads the built pages.", "cli", "ui", "web"),
    {
      message: "The app takes its dependencies from the container, not the other way round.",
      regex: String.raw`(^|/)(middleware|api|pages)/|/app\.ts$`,
    },
  ),
  refuse(
    ["src/shared-container/**"],
    layers("The shared container imports application, domain and adapters.", "ui", "web", "server", "cli", "workers"),
  ),
  refuse(
    ["src/cli/**", "src/workers/**"],
    files(
      "A command or a worker imports application, domain, adapters, the shared container and the configuration.",
      "**/ui/**",
      "**/web/**",
      "**/server/**",
      "!**/server/environment/config.ts",
    ),
  ),
  { files: ["**/*.test.ts", "**/*.test.tsx"], rules: { "no-restricted-imports": "off" } },
  {
    files: ["scripts/**"],
    rules: {
      "no-restricted-imports": [
        "error",
        { patterns: [{ message: "A script imports no benchmark; benchmarks import scripts.", regex: "(^|/)bench/" }] },
      ],
    },
  },
];
