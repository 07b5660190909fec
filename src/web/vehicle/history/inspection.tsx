import { DownloadIcon } from "../../../ui/icons/icons.tsx";
import { PlainAnchor } from "../../../ui/link/link.tsx";
import { type Picture, VehiclePicture } from "../../platform/pictures/index.ts";
import { historyStrings as strings } from "./history-strings.ts";
import type { Vehicle } from "#domain/vehicles/index.ts";

type MarkView = {
  readonly part: string;
  readonly damage: string | null;
  /** Null without a photograph, and while this site has no copy of it. */
  readonly picture: Picture | null;
};

const isPdf = (address: string): boolean => /\.pdf(?:[?#]|$)/i.test(address);

const isServed = (address: string): boolean => address.startsWith("/") && !address.startsWith("//");

/** The report on a vehicle's state and the marks that it has; null for one without either. */
export const inspectionView = ({ inspection_report: href, inspection_marks }: Vehicle) => {
  const marks = (inspection_marks ?? []).map(({ part, damage, photo }): MarkView => {
    const alt = damage === null ? part : strings.mark(part, damage);
    return { part, damage, picture: photo !== null && isServed(photo) ? { kind: "photo", url: photo, alt } : null };
  });
  if (href === null && marks.length === 0) return null;
  return {
    /** The report, and whether it is a PDF; null without one. */
    report: href === null ? null : { href, label: strings.openReport(isPdf(href)) },
    marks,
  };
};

export type InspectionView = NonNullable<ReturnType<typeof inspectionView>>;

type InspectionProps = { readonly inspection: InspectionView };

/** Fragment of the section with the marks. */
export const INSPECTION_SECTION = "inspection";

/** Below the price: the report, and the way to the marks. */
export const InspectionLinks = ({ inspection: { report, marks } }: InspectionProps) => (
  <ul className="inspection-links no-print">
    {report && (
      <li>
        <PlainAnchor href={report.href} className="link">
          {report.label}
        </PlainAnchor>
      </li>
    )}
    {marks.length > 0 && (
      <li>
        <a href={`#${INSPECTION_SECTION}`} className="link">
          {strings.marks(marks.length)}
        </a>
      </li>
    )}
  </ul>
);

const Mark = ({ mark: { part, damage, picture } }: { readonly mark: MarkView }) => (
  <li>
    {picture && (
      <div className="mark-picture mb-8 frame">
        <VehiclePicture picture={picture} sizes="(min-width:64em) 300px,(min-width:43.75em) 46vw,92vw" />
      </div>
    )}
    <p className="strong">{part}</p>
    {damage && <p className="text-s text-soft">{damage}</p>}
  </li>
);

/** The report to open and the marks with their photographs. */
export const Inspection = ({ inspection: { report, marks } }: InspectionProps) => (
  <div className="stack gap-24">
    {report && (
      <p>
        <PlainAnchor href={report.href} className="link inspection-report">
          <DownloadIcon />
          {report.label}
        </PlainAnchor>
      </p>
    )}
    {marks.length > 0 && (
      <ul className="marks" aria-label={strings.marks(marks.length)}>
        {marks.map((mark) => (
          <Mark key={JSON.stringify(mark)} mark={mark} />
        ))}
      </ul>
    )}
  </div>
);
