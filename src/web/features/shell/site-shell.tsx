import type { ReactNode } from "react";
import { AnchorContext } from "../../../ui/link/link.tsx";
import { shellStrings as words } from "../../strings/shell.ts";
import { AppLink } from "./app-link.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { MAIN_ID } from "./main.tsx";
import type { ShellView } from "./shell-view.ts";
import { useFocusOnArrival } from "./use-focus-on-arrival.ts";

/** Everything around a page. The page brings its own `Main`. */
export const SiteShell = ({ view, children }: { readonly view: ShellView; readonly children: ReactNode }) => {
  useFocusOnArrival();
  return (
    <AnchorContext value={AppLink}>
      <a href={`#${MAIN_ID}`} className="skip">
        {words.skip}
      </a>
      <Header view={view} />
      {children}
      <Footer view={view} />
    </AnchorContext>
  );
};
