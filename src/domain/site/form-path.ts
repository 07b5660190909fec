import { BRAND_SEGMENTS, FORM_SEGMENTS, type Segments } from "./segments.ts";

type FormWords = Pick<Segments, "interest" | "testDrive">;

/** Last segments of forms, at the third or fourth place. */
const lastSegments = (segments: FormWords): readonly string[] => [
  segments.interest,
  segments.testDrive,
  BRAND_SEGMENTS.interest,
  BRAND_SEGMENTS.testDrive,
  ...Object.values(FORM_SEGMENTS),
];

/**
 * True if the path has the form of a vehicle, a model, the favourites, a vacancy, an alert or a trade-in; editors' pages may have
 * forms too. May be true for paths that do not exist.
 */
export const isFormPath = (path: string, segments: FormWords): boolean => {
  const parts = path.split("/").filter(Boolean);
  const last = parts.at(-1) ?? "";
  if (parts.length === 1) return last === FORM_SEGMENTS.tradeIn;
  if (parts.length === 2) return parts[0] === "alertes" && (last === "recherche" || last === "prix");
  if (parts.length === 4 && last === "contact") return true;
  return (parts.length === 3 || parts.length === 4) && lastSegments(segments).includes(last);
};

/** The paths for which `isFormPath` is true, as patterns in which `:name` stands for any segment. */
export const formPathPatterns = (segments: FormWords): readonly string[] => [
  "/alertes/recherche",
  "/alertes/prix",
  `/${FORM_SEGMENTS.tradeIn}`,
  "/:first/:second/:third/contact",
  ...[...new Set(lastSegments(segments))].flatMap((last) => [
    `/:first/:second/${last}`,
    `/:first/:second/:third/${last}`,
  ]),
];
