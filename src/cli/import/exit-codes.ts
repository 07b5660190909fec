import type { CatalogueReport } from "#application/imports/index.ts";
import type { ImportReport } from "#domain/imports/index.ts";

/** Exit code of a feed's import: 0 complete, also where nothing is new; 2 with refused rows or held prices; 3 quarantined or failed. */
export const importExitCode = (report: Pick<ImportReport, "status" | "counts">): 0 | 2 | 3 => {
  if (report.status === "quarantined" || report.status === "failed") return 3;
  const { refused, held = 0 } = report.counts;
  return held > 0 || refused > 0 ? 2 : 0;
};

/** Exit code of a catalogue import: 0 without refused rows, 2 with refused rows, 3 quarantined or failed. */
export const catalogueExitCode = (report: Pick<CatalogueReport, "status" | "counts">): 0 | 2 | 3 => {
  if (report.status === "quarantined" || report.status === "failed") return 3;
  return report.counts.refused > 0 ? 2 : 0;
};
