import { BRAND_SEGMENTS, FORM_SEGMENTS, type Segments } from "./segments.ts";
import { feedHosts } from "../imports/index.ts";
import { type ListedHosts, type MediaHosts, vehicleMediaHosts } from "../media/index.ts";
import type { Settings } from "./settings/settings.ts";

type FormWords = Pick<Segments, "interest" | "testDrive">;

/** Last segments of forms, at the third or fourth place. */
const lastSegments = (segments: FormWords): readonly string[] => [
  segments.interest,
  segments.testDrive,
  BRAND_SEGMENTS.interest,
  BRAND_SEGMENTS.testDrive,
  ...Object.values(FORM_SEGMENTS),
];

const TWO_PART_FORMS: readonly string[] = [
  "/alertes/recherche",
  "/alertes/prix",
  `/business-lease/${FORM_SEGMENTS.leaseRequest}`,
];

/**
 * True if the path has the form of a vehicle, a model, the favourites, a vacancy, a fleet, an alert or a trade-in; editors' pages
 * may have forms too. May be true for paths that do not exist.
 */
export const isFormPath = (path: string, segments: FormWords): boolean => {
  const parts = path.split("/").filter(Boolean);
  const last = parts.at(-1) ?? "";
  if (parts.length === 1) return last === FORM_SEGMENTS.tradeIn;
  if (parts.length === 2) return TWO_PART_FORMS.includes(`/${parts.join("/")}`);
  if (parts.length === 4 && last === "contact") return true;
  return (parts.length === 3 || parts.length === 4) && lastSegments(segments).includes(last);
};

/** The paths for which `isFormPath` is true, as patterns in which `:name` stands for any segment. */
export const formPathPatterns = (segments: FormWords): readonly string[] => [
  ...TWO_PART_FORMS,
  `/${FORM_SEGMENTS.tradeIn}`,
  "/:first/:second/:third/contact",
  ...[...new Set(lastSegments(segments))].flatMap((last) => [
    `/:first/:second/${last}`,
    `/:first/:second/:third/${last}`,
  ]),
];

/**
 * Hosts that deliver the files of the content service, in all its regions.
 * Source: https://www.storyblok.com/docs/concepts/assets, "Regional domains".
 */
const CONTENT_ASSET_HOSTS = [
  "a.storyblok.com",
  "a2.storyblok.com",
  "a-us.storyblok.com",
  "a2-us.storyblok.com",
  "a-ap.storyblok.com",
  "a2-ap.storyblok.com",
  "a-ca.storyblok.com",
  "a.storyblokchina.cn",
];

/** With a content service its pictures and files need no entry in the settings. */
export const withContentHosts = <S extends Pick<Settings, "hosts">>(settings: S, contentService: object | null): S => {
  if (!contentService) return settings;
  const { hosts } = settings;
  const withAssets = (listed: readonly string[]): string[] => [...new Set([...listed, ...CONTENT_ASSET_HOSTS])];
  return { ...settings, hosts: { ...hosts, images: withAssets(hosts.images), media: withAssets(hosts.media) } };
};

/** Hosts that media of vehicles may come from: those of the settings, and of the feeds with these sources. */
export const mediaHostsOf = ({ hosts }: { readonly hosts: ListedHosts }, feedSources: readonly string[]): MediaHosts =>
  vehicleMediaHosts(hosts, feedHosts(feedSources));

/** First segments of URLs that are not pages; these have exactly one form. */
const NOT_PAGES: ReadonlySet<string> = new Set([
  "api",
  "assets",
  "builds",
  "feeds",
  "islands",
  "media",
  "studio",
  "v2",
]);

/** The parameters with a signed value of the paths that end so. */
const SIGNED: readonly (readonly [path: RegExp, parameter: string])[] = [
  [/^\/alertes\/(?:confirmer|arreter)$/, "cle"],
  [/^\/rendez-vous\/(?:confirmer|modifier)$/, "cle"],
  [/^\/demandes\/repondre$/, "cle"],
  [/\/merci$/, "ref"],
  [/^\/rendez-vous\.ics$/, "ref"],
  [/^\/rendez-vous\/agenda\.ics$/, "cle"],
];

/** The signed value of a page that its link alone opens and posts to; null for another address. */
export const signedValue = ({ pathname, searchParams }: URL): string | null => {
  const path = pathname.replace(/\.data$/, "");
  const parameter = SIGNED.find(([signed]) => signed.test(path))?.[1];
  return parameter === undefined ? null : searchParams.get(parameter);
};

/**
 * True if the lower-case path is a page and the URL has no signature: only such a URL is redirected to its canonical
 * form. Payloads (`.data`) are not.
 */
export const hasCanonicalForm = (path: string, search: string): boolean => {
  if (NOT_PAGES.has(path.split("/", 2)[1] ?? "") || path.endsWith(".data")) return false;
  const params = new URLSearchParams(search);
  return !SIGNED.some(([signed, parameter]) => signed.test(path) && params.has(parameter));
};
