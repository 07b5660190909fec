import { BRAND_SEGMENTS, FORM_SEGMENTS, type Segments } from "./segments.ts";

/**
 * True if the path is of the form of a vehicle, a model, the favourites, a vacancy or an alert; pages of editors may have
 * forms too. It may be true for paths that lead nowhere.
 */
export const isFormPath = (path: string, segments: Pick<Segments, "interest" | "testDrive">): boolean => {
  const parts = path.split("/").filter(Boolean);
  const last = parts.at(-1) ?? "";
  if (parts.length === 2) return parts[0] === "alertes" && (last === "recherche" || last === "prix");
  if (parts.length === 4 && last === "contact") return true;
  const forms: readonly string[] = [
    segments.interest,
    segments.testDrive,
    BRAND_SEGMENTS.interest,
    BRAND_SEGMENTS.testDrive,
    ...Object.values(FORM_SEGMENTS),
  ];
  return (parts.length === 3 || parts.length === 4) && forms.includes(last);
};
