import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { isPlainClick } from "../page/index.ts";
import type { AppointmentValues } from "./appointment-widget.ts";

/** What the links to the site's own appointment forms open instead. Plain JSON, the same for every visitor. */
export type AppointmentLinksView = {
  /** URL of the widget's script. */
  readonly scriptUrl: string;
  /** By path with query and fragment. */
  readonly forms: Readonly<Record<string, Pick<AppointmentValues, "location" | "product_category">>>;
};

const loadWidget = () => import("./appointment-widget.ts");

type Opened = { readonly isOpen: boolean; readonly release: () => void };

const NOT_OPENED: Opened = { isOpen: false, release: () => undefined };

/** Not open if the code that opens the widget fails to load, too. */
const openFor = async (
  { scriptUrl }: AppointmentLinksView,
  values: AppointmentLinksView["forms"][string],
): Promise<Opened> => {
  const widget = await loadWidget().catch(() => null);
  if (widget === null) return NOT_OPENED;
  const release = widget.registerAppointmentButton(scriptUrl);
  const isOpen = await widget.openAppointment(scriptUrl, { make: null, product_category_hidden: null, ...values });
  return { isOpen, release };
};

/**
 * Opens the booking widget for every link to one of the site's own appointment forms, wherever it stands. Without consent and
 * when the widget does not answer, the link is followed. The script leaves with the page. `view`: null without a configured widget.
 */
export const useAppointmentLinks = (view: AppointmentLinksView | null): void => {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const releases = useRef<(() => void)[]>([]);
  const isOpening = useRef(false);

  useEffect(
    () => () => {
      for (const release of releases.current.splice(0)) release();
    },
    [pathname],
  );

  useEffect(() => {
    if (view === null) return undefined;
    const follow = async (link: HTMLAnchorElement): Promise<void> => {
      const address = link.pathname + link.search + link.hash;
      const values = view.forms[address];
      if (values === undefined || isOpening.current) return;
      isOpening.current = true;
      link.setAttribute("aria-busy", "true");
      const { isOpen, release } = await openFor(view, values);
      link.removeAttribute("aria-busy");
      isOpening.current = false;
      releases.current.push(release);
      if (!isOpen) await navigate(address);
    };
    const onClick = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
      if (link === null || !isPlainClick(event) || link.host !== location.host) return;
      if (view.forms[link.pathname + link.search + link.hash] === undefined) return;
      event.preventDefault();
      void follow(link);
    };
    // Capture phase: before the router's listeners, which leave a prevented click alone.
    document.addEventListener("click", onClick, { capture: true });
    return () => document.removeEventListener("click", onClick, { capture: true });
  }, [view, navigate]);
};
