import { Wordmark } from "../../../ui/wordmark/wordmark.tsx";
import type { SheetView } from "./sheet-view.ts";

/** Header of both pages; the second one includes the name of the vehicle. */
export const SheetHeader = ({ view, name }: { readonly view: SheetView; readonly name?: string }) => (
  <div className="sheet-head">
    <Wordmark label={view.group} logo={view.logo} again />
    {name && <p className="sheet-name">{name}</p>}
    <p className="sheet-small">
      {view.stockNumber && <span>{view.stockNumber}</span>}
      <span>{view.printedOn}</span>
    </p>
  </div>
);
