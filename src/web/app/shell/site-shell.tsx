import { Component, memo, type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router";
import { AnchorContext, Link } from "../../../ui/link/link.tsx";
import { shellStrings as strings } from "../../platform/strings/index.ts";
import { ConsentScope } from "../../platform/consent/index.ts";
import { PageView, useAnalytics } from "../../platform/analytics/index.ts";
import { useOpenStates } from "../../locations/index.ts";
import { PageWait } from "./page-wait.tsx";
import { PlateText } from "../../platform/pictures/index.ts";
import { Preloads } from "../../platform/preload/index.ts";
import {
  ChangeForm,
  CompareBar,
  ListHrefsContext,
  type Lists,
  ListToast,
  ServerListsContext,
} from "../../shortlist/index.ts";
import { ThirdPartyScripts } from "../../platform/third-party-scripts/index.ts";
import { NewVersion } from "../../platform/versions/index.ts";
import { AppLink, NavigateContext } from "./app-link.tsx";
import { ContactBar } from "./contact-bar.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { MAIN_ID } from "../../platform/page/index.ts";
import type { ShellView } from "./shell-view.ts";
import { CloseIcon } from "../../../ui/icons/icons.tsx";
import { tabStorage } from "../../platform/storage/index.ts";

// Memoized, because the router renders the whole tree on every navigation step.
const MemoizedHeader = memo(Header);
const MemoizedFooter = memo(Footer);

type SiteShellProps = {
  readonly view: ShellView;
  /** The visitor's lists on a page rendered for one visitor. */
  readonly lists: Lists | null;
  readonly children: ReactNode;
};

/** Moves the focus to the main element after navigation, as after a page load. */
const useFocusOnNavigation = (): void => {
  const { pathname, hash } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    if (hash === "") document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [pathname, hash]);
};

/**
 * Removes the focus before React unmounts the page: removing a focused element makes the browser lay out the whole
 * page, which takes 90 ms on a slow phone.
 */
class BlurOnNavigation extends Component<{ readonly pathname: string }> {
  override getSnapshotBeforeUpdate({ pathname }: { readonly pathname: string }): null {
    const { activeElement } = document;
    if (pathname !== this.props.pathname && activeElement?.closest(`#${MAIN_ID}`))
      (activeElement as HTMLElement).blur();
    return null;
  }
  override componentDidUpdate(): void {
    // React requires it with `getSnapshotBeforeUpdate`.
  }
  override render(): null {
    return null;
  }
}

/** Session storage key of the dismissed text. */
const STORAGE_KEY = "annonce-lue";

const subscribeNever = () => (): void => {};

/** Site-wide announcement: above the page without scripts, floating and dismissible with them. */
const SiteToast = ({ toast }: { readonly toast: NonNullable<ShellView["toast"]> }) => {
  const [dismissed, setDismissed] = useState(false);
  const dismissedBefore = useSyncExternalStore(
    subscribeNever,
    () => tabStorage.read(STORAGE_KEY) === toast.text,
    () => false,
  );
  if (dismissed || dismissedBefore) return null;
  const dismiss = (): void => {
    // If it is not stored, the toast is dismissed on this page only.
    tabStorage.write(STORAGE_KEY, toast.text);
    setDismissed(true);
  };
  return (
    <aside aria-label={strings.toast} className="site-toast row text-s leading-m on-dark no-print">
      <p>
        {toast.text}
        {toast.link && (
          <>
            {" "}
            <Link href={toast.link.href}>{toast.link.label}</Link>
          </>
        )}
      </p>
      <button type="button" className="round with-script" aria-label={strings.closeToast} onClick={dismiss}>
        <CloseIcon />
      </button>
    </aside>
  );
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
            <ChangeForm />
            <PageView />
            <a href={`#${MAIN_ID}`} className="skip no-print">
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
              <PageWait />
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
