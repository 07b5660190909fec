import { memo, type ReactNode } from "react";
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
import { SiteToast } from "./site-toast.tsx";
import { StickyContact } from "./sticky-contact.tsx";
import { useFocusOnArrival } from "./use-focus-on-arrival.ts";
import { useLanguageCookie } from "./use-language-cookie.ts";

// The router draws the whole tree anew for each of its steps; what stands around the pages has no part in them.
const StillHeader = memo(Header);
const StillFooter = memo(Footer);

/** Everything around a page. The page brings its own `Main`. */
export const SiteShell = ({ view, children }: { readonly view: ShellView; readonly children: ReactNode }) => {
  useFocusOnArrival();
  useLanguageCookie();
  return (
    <AnchorContext value={AppLink}>
      <ListHrefsContext value={view.lists}>
        <a href={`#${MAIN_ID}`} className="skip">
          {words.skip}
        </a>
        <StillHeader view={view} />
        {view.toast && <SiteToast toast={view.toast} />}
        {children}
        {view.contact && <StickyContact contact={view.contact} />}
        <CompareBar />
        <StillFooter view={view} />
        <ListVoice />
      </ListHrefsContext>
    </AnchorContext>
  );
};
