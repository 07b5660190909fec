import type { Vehicle } from "#domain/vehicles/index.ts";
import type { Picture } from "../../platform/pictures/index.ts";
import { historyStrings as strings } from "./history-strings.ts";

export type MarkView = {
  readonly part: string;
  readonly damage: string | null;
  /** Null without a photograph, and while this site has no copy of it. */
  readonly picture: Picture | null;
};

export type InspectionView = {
  /** The report, and whether it is a PDF; null without one. */
  readonly report: { readonly href: string; readonly label: string } | null;
  readonly marks: readonly MarkView[];
};

const isPdf = (address: string): boolean => /\.pdf(?:[?#]|$)/i.test(address);

const isServed = (address: string): boolean => address.startsWith("/") && !address.startsWith("//");

/** The report on a vehicle's state and the marks that it has; null for one without either. */
export const inspectionView = ({ inspection_report: href, inspection_marks }: Vehicle): InspectionView | null => {
  const marks = (inspection_marks ?? []).map(({ part, damage, photo }): MarkView => {
    const alt = damage === null ? part : strings.mark(part, damage);
    return { part, damage, picture: photo !== null && isServed(photo) ? { kind: "photo", url: photo, alt } : null };
  });
  if (href === null && marks.length === 0) return null;
  return { report: href === null ? null : { href, label: strings.openReport(isPdf(href)) }, marks };
};
