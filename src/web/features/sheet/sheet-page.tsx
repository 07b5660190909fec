import { Button } from "../../../ui/button/button.tsx";
import { BackIcon } from "../../../ui/icons/icons.tsx";
import { sheetStrings as words } from "../../strings/sheet.ts";
import { Main } from "../shell/main.tsx";
import { SheetFirstPage } from "./sheet-first-page.tsx";
import { SheetSecondPage } from "./sheet-second-page.tsx";
import type { SheetView } from "./sheet-view.ts";

const Actions = ({ view }: { readonly view: SheetView }) => (
  <div className="sheet-actions no-print">
    <Button variant="ghost" href={view.vehicleHref} icon={<BackIcon />} label={words.back} />
    <Button className="with-script" label={words.print} onClick={() => window.print()} />
    <p className="without-script">{words.withKeys}</p>
  </div>
);

/** Two pages of A4, black on white, on any screen as well. */
export const SheetPage = ({ view }: { readonly view: SheetView }) => (
  <Main className="sheet">
    <Actions view={view} />
    <SheetFirstPage view={view} />
    <SheetSecondPage view={view} />
  </Main>
);
