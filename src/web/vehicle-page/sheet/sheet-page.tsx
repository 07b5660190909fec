import { Button } from "../../../ui/button/button.tsx";
import { BackIcon } from "../../../ui/icons/icons.tsx";
import { sheetStrings as strings } from "./sheet-strings.ts";
import { Main } from "../../platform/page/index.ts";
import { SheetFirstPage } from "./sheet-first-page.tsx";
import { SheetSecondPage } from "./sheet-second-page.tsx";
import type { SheetView } from "./sheet-view.ts";
import "./sheet-styles.css";

const Actions = ({ view }: { readonly view: SheetView }) => (
  <div className="sheet-actions no-print">
    <Button variant="ghost" href={view.vehicleHref} icon={<BackIcon />} label={strings.back} />
    <Button className="with-script" label={strings.print} onClick={() => window.print()} />
    <p className="without-script">{strings.withKeys}</p>
  </div>
);

/** Two A4 pages, black on white on screen as well. */
export const SheetPage = ({ view }: { readonly view: SheetView }) => (
  <Main className="sheet">
    <Actions view={view} />
    <SheetFirstPage view={view} />
    <SheetSecondPage view={view} />
  </Main>
);
