import { memo, type ReactNode } from "react";
import { useLocation, useNavigate } from "react-router";
import { AnchorContext } from "../../../ui/link/link.tsx";
import { shellStrings as strings } from "../../platform/strings/index.ts";
import { ConsentScope } from "../../platform/consent/index.ts";
import { PageView, useAnalytics } from "../../platform/analytics/index.ts";
import { useOpenStates } from "../../locations/index.ts";
import { PlateText } from "../../platform/pictures/index.ts";
import { Preloads } from "../../platform/preload/index.ts";
import { CompareBar, ListHrefsContext, type Lists, ListToast, ServerListsContext } from "../../shortlist/index.ts";
import { ThirdPartyScripts } from "../../platform/third-party-scripts/index.ts";
import { NewVersion } from "../../platform/versions/index.ts";
import { AppLink, NavigateContext } from "./app-link.tsx";
import { ContactBar } from "./contact-bar.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { BlurOnNavigation } from "./blur-on-navigation.tsx";
import { MAIN_ID } from "../../platform/page/index.ts";
import type { ShellView } from "./shell-view.ts";
import { SiteToast } from "./site-toast.tsx";
import { useFocusOnNavigation } from "./use-focus-on-navigation.ts";

// Memoized, because the router renders the whole tree on every navigation step.
const MemoizedHeader = memo(Header);
const MemoizedFooter = memo(Footer);

type SiteShellProps = {
  readonly view: ShellView;
  /** The visitor's lists on a page rendered for one visitor. */
  readonly lists: Lists | null;
  readonly children: ReactNode;
};

/** Header, footer and overlays of every page. Pages render their own `Main`. */
export const SiteShell = ({ view, lists, children }: SiteShellProps) => {
  useFocusOnNavigation();
  useOpenStates(view.locations);
  useAnalytics(view.mediaHosts);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (
    <NavigateContext value={navigate}>
      <AnchorContext value={AppLink}>
        <ListHrefsContext value={view.lists}>
          <ServerListsContext value={lists}>
            <BlurOnNavigation pathname={pathname} />
            <PageView />
            <a href={`#${MAIN_ID}`} className="skip">
              {strings.skip}
            </a>
            <ConsentScope view={view.consent}>
              <PlateText groupName={view.groupName} />
              <MemoizedHeader view={view} />
              {view.toast && <SiteToast toast={view.toast} />}
              {children}
              <ContactBar view={view} />
              <CompareBar />
              <MemoizedFooter view={view} />
              <ListToast />
              <Preloads />
              <NewVersion />
              <ThirdPartyScripts scripts={view.scripts} />
            </ConsentScope>
          </ServerListsContext>
        </ListHrefsContext>
      </AnchorContext>
    </NavigateContext>
  );
};
