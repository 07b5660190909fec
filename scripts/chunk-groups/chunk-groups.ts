type Test = (id: string) => boolean;

/** Paths below `src` that begin with a folder and one of the names. */
const within = (folder: string, names: string): readonly string[] =>
  names.split(" ").map((name) => `/src/${folder}/${name}`);

/** Whether a module is a script whose path begins with one of these. */
const startsWith =
  (paths: readonly string[]): Test =>
  (id) =>
    /\.tsx?(?:\?|$)/.test(id) && paths.some((path) => id.includes(path));

/** `chunkFailures` in `vite.config.ts` calls a module of ours from the router. */
const OF_FRAMEWORK = within("web/platform", "versions/chunk-failure.ts storage/");

const isOwnOfFramework = startsWith(OF_FRAMEWORK);

const isFramework: Test = (id) =>
  /\/node_modules\/(?:react|react-dom|react-router|scheduler)\//.test(id) ||
  id.startsWith("\0") ||
  isOwnOfFramework(id);

/** Beginnings of the paths of the modules of each group, and the bundler's options. */
const GROUPS = [
  // The root of every page, and what many pages share.
  {
    name: "root",
    paths: [
      ...within("domain", "geo/ media/ shared/ vehicles/stock/search-text.ts"),
      ...within(
        "ui",
        "badge/ breadcrumbs/ button/ card/ chip/ choice/ description-list/ drawer/ empty-state/ field/ icons/ link/ notice/ pagination/ photo/ popover/ price/ toggle/ wordmark/",
      ),
      ...within("web/app", "errors/ root.tsx shell/ trusted-types.ts"),
      ...within("web/leasing/offers", "lease-offer-cards-strings.ts offer-card.tsx"),
      ...within("web/locations", "location/ people/person.tsx"),
      ...within(
        "web/platform",
        "analytics/ appointment/appointment-b browser-console/ consent/consent-c consent/consent-d consent/consent-store consent/use-consent data-layer/ device-position/ early-change/ error-reporting/start errors/ films/ icons/ json-text/ last-pages/ lazy-script/ object-cache/ page/ pictures/ preload/ section-frame/ tab-channel/ third-party-scripts/ versions/",
      ),
      ...within("web/shortlist", "lists/ recently-viewed/recently-viewed.tsx recently-viewed/viewed-ids.ts"),
      ...within("web/stock", "filters/use-form-changes.ts last-results/"),
      ...within("web/vehicle", "card/vehicle-card.tsx gallery/use-full-screen.ts similar/"),
    ],
    priority: 8,
  },
  // The search by words: the stock, heads of pages and the map of locations.
  {
    name: "search",
    paths: [
      ...within("ui", "combobox/"),
      ...within("web/sections", "hero/search/"),
      ...within("web/stock", "last-search/last-search.tsx last-search/storage-key.ts quick-search/"),
    ],
    priority: 7,
  },
  // The fields of forms.
  {
    name: "forms",
    paths: [
      ...within("ui", "file-input/ slot-picker/"),
      ...within(
        "web/leads/form",
        "check-form.ts field- flag-field.tsx form-view.ts lead-f location-choice/location-choice.tsx location-choice/near-form.tsx problem-summary.tsx proof/ use-lead-form.ts",
      ),
      ...within("web/sections", "form/"),
    ],
    priority: 6,
  },
  // What pages have that are a form, beside its fields.
  {
    name: "form-pages",
    paths: [
      ...within("web/leads", "form/ vehicle-alternatives/"),
      ...within("web/vehicle/forms", "trade-in/trade-in-strings.ts"),
    ],
    minShareCount: 2,
    priority: 5,
  },
  // Pages of vehicles, models and lease offers.
  {
    name: "vehicle",
    paths: [
      ...within("web/platform", "share/"),
      ...within(
        "web/vehicle",
        "details/energy-label.tsx gallery/gallery-strip.tsx gallery/vehicle-gallery.tsx history/history-strings.ts residence/residence-box.tsx residence/residence-strings.ts residence/use-residence.ts strings/vehicle-page-strings.ts",
      ),
    ],
    minShareCount: 2,
    priority: 4,
  },
  // The calculator of a lease as it is shown first: what calculates is loaded when it is used.
  {
    name: "lease-calculator",
    paths: [
      ...within(
        "web/leasing/calculator",
        "lease-calculator-strings.ts lease-problem.tsx lease-result.tsx lease-terms-fields.tsx use-lease-calculator.ts",
      ),
    ],
    minShareCount: 2,
    priority: 4,
  },
  // The cost of ownership as it is shown first.
  {
    name: "ownership-cost",
    paths: [
      ...within("domain/leasing", "finance-in-force.ts lease-terms.ts residual.ts"),
      ...within("domain/ownership", "assumptions.ts estimate-parameters.ts rates-in-force.ts"),
      ...within("web/leasing", "monthly-cost/monthly-cost.tsx ownership-cost/chart/cost-table.tsx"),
      ...within("web/leasing/ownership-cost", "ownership-cost-strings.ts ownership-cost.tsx use-live-view.ts"),
    ],
    minShareCount: 2,
    // Otherwise all that the figures are calculated with comes along.
    includeDependenciesRecursively: false,
    priority: 4,
  },
  // Sections that most pages of content have.
  {
    name: "sections",
    paths: [
      ...within("web/careers", "vacancy/careers-strings.ts"),
      ...within("web/models", "card/"),
      ...within("web/platform/map", "map-strings.ts marker-title.ts svg-map.tsx"),
      ...within(
        "web/sections",
        "accordion/ brand-logos/ call-to-action/ cards/ downloads/download-list.tsx elements/ hero/ intents/ lease-teaser/ location-teaser/ locations/ model-teaser/ news-list/ page-sections.tsx section-name.ts steps/ stock-teaser/ text/",
      ),
    ],
    priority: 3,
  },
  // Sections of few pages. Those that are large or rarer have a file each.
  {
    name: "rare-sections",
    paths: [
      ...within("web/platform", "choice-filters/"),
      ...within(
        "web/sections",
        "downloads/ embed/ grid/ iframe/ image/ image-gallery/ lease-offers/ logos/ quote/ recruiting/ reviews/ table/ team/ vacancy-list/ video/",
      ),
    ],
    priority: 2,
  },
  {
    name: "model",
    paths: [...within("web/models", "page/ strings/"), ...within("web/sections", "model-head/ model-versions/")],
    priority: 1,
  },
];

export const GROUPED_PATHS: readonly string[] = [...OF_FRAMEWORK, ...GROUPS.flatMap(({ paths }) => paths)];

/**
 * Few files for the browser, each of which a page needs nearly whole. By default each combination of pages would have a file of its own: 60 files a page,
 * each compressed by itself. A module belongs to the first group that takes it; those of one page stay in the file of its route.
 */
export const CHUNK_GROUPS = [
  { name: "framework", test: isFramework, priority: 9 },
  ...GROUPS.map(({ paths, ...options }) => ({ ...options, test: startsWith(paths) })),
];
