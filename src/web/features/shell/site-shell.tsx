import type { ReactNode } from "react";
import { AnchorContext } from "../../../ui/link/link.tsx";
import { shellStrings as words } from "../../strings/shell.ts";
import { CompareBar } from "../shortlist/compare-bar.tsx";
import { ListHrefsContext } from "../shortlist/list-hrefs.ts";
import { ListVoice } from "../shortlist/list-voice.tsx";
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
      <ListHrefsContext value={view.lists}>
        <a href={`#${MAIN_ID}`} className="skip">
          {words.skip}
        </a>
        <Header view={view} />
        {children}
        <CompareBar />
        <Footer view={view} />
        <ListVoice />
      </ListHrefsContext>
    </AnchorContext>
  );
};
