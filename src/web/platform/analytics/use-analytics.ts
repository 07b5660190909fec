import { useEffect } from "react";
import { ownText, textOfPage } from "../data-layer/index.ts";
import { pushEvent } from "./push-event.ts";
import { repeatPageEvents } from "./page-events.ts";

const onPageShow = ({ persisted }: PageTransitionEvent): void => {
  if (persisted) repeatPageEvents();
};

type PushClick = (element: HTMLElement) => void;

/** The ids in `data-vehicle-id` and `data-location-id` of the nearest ancestors. */
const idAround = (element: HTMLElement, name: "vehicle" | "location"): number | null => {
  const value = element.closest(`[data-${name}-id]`)?.getAttribute(`data-${name}-id`);
  return value === undefined || value === null ? null : Number(value);
};

/** A telephone number or a mailbox, however it is written. */
const reachedBy = (link: Element): string => (link.getAttribute("href") ?? "").replaceAll(/\s|\?.*$/g, "");

/** The location around the link, else the one that the page names with the same number or mailbox. */
const locationOf = (link: HTMLElement): { readonly location_id?: number } => {
  const reached = reachedBy(link);
  const same = [...document.querySelectorAll<HTMLElement>("[data-location-id] a")].find(
    (other) => reachedBy(other) === reached,
  );
  const id = idAround(link, "location") ?? (same === undefined ? null : idAround(same, "location"));
  return id === null ? {} : { location_id: id };
};

/** Also for a number or a mailbox of no location: the group's own, and those in texts. */
const pushContactClick =
  (event: "click_location_phone_number" | "click_location_email"): PushClick =>
  (link) =>
    pushEvent(event, locationOf(link));

const pushRouteClick: PushClick = (link) => {
  const id = idAround(link, "location");
  if (id !== null) pushEvent("click_location_route", { location_id: id });
};

const pushSocialClick: PushClick = (link) => {
  const id = idAround(link, "location");
  pushEvent("click_social", {
    network: textOfPage(link.dataset["network"] ?? ""),
    location: ownText(id === null ? "footer" : "location"),
    ...(id === null ? {} : { location_id: id }),
  });
};

/** Stock slugs begin with the vehicle's number: `/stock/{id}-1-{brand}-{model}`. */
const pushVehicleClick: PushClick = (link) => {
  const id = /\/(\d+)-1-[^/?#]*(?:[?#]|$)/.exec(link.getAttribute("href") ?? "")?.[1];
  if (id !== undefined) pushEvent("click_vehicle_more_details", { vehicle_id: Number(id) });
};

const pushHoursClick: PushClick = (summary) => {
  const vehicle = idAround(summary, "vehicle");
  const location = idAround(summary, "location");
  const isOpening = summary.parentElement?.hasAttribute("open") === false;
  if (!isOpening || vehicle === null || location === null) return;
  pushEvent("click_vehicle_show_openinghours", { vehicle_id: vehicle, location_id: location });
};

/** The first entry that matches the clicked link or summary determines the event. */
const CLICKS: readonly (readonly [selector: string, push: PushClick])[] = [
  ["a[href^='tel:']", pushContactClick("click_location_phone_number")],
  // Without an address the link shares the page.
  ["a[href^='mailto:']:not([href^='mailto:?'])", pushContactClick("click_location_email")],
  ["a[data-network]", pushSocialClick],
  // Apart from social networks, a location's only external links are its directions.
  ["[data-location-id] a[href^='https:']", pushRouteClick],
  ["a.card-link", pushVehicleClick],
  ["summary[data-all-hours]", pushHoursClick],
];

/** A file of this site has a `download` attribute or is a document. */
const isDownload = (link: HTMLAnchorElement, mediaHosts: readonly string[]): boolean =>
  mediaHosts.includes(link.host) ||
  (link.host === location.host && (link.hasAttribute("download") || link.pathname.endsWith(".pdf")));

const pushDownload = ({ origin, pathname }: HTMLAnchorElement): void =>
  pushEvent("download", {
    file_name: textOfPage(pathname.slice(pathname.lastIndexOf("/") + 1)),
    link_url: textOfPage(origin + pathname),
  });

const onClick = ({ target }: MouseEvent, mediaHosts: readonly string[]): void => {
  const element = target instanceof Element ? target.closest<HTMLElement>("a[href], summary") : null;
  if (element === null) return;
  if (element instanceof HTMLAnchorElement && isDownload(element, mediaHosts)) return pushDownload(element);
  CLICKS.find(([selector]) => element.matches(selector))?.[1](element);
};

/** Pushes an event for each matching click on the site, by mouse or keyboard. Returns a function that stops it. */
const observeClicks = (mediaHosts: readonly string[]): (() => void) => {
  const listener = (event: MouseEvent): void => onClick(event, mediaHosts);
  // Capture phase: runs before the router's listeners, which may replace the clicked element.
  document.addEventListener("click", listener, { capture: true });
  // Middle click: opens a link in another tab.
  document.addEventListener("auxclick", listener, { capture: true });
  return () => {
    document.removeEventListener("click", listener, { capture: true });
    document.removeEventListener("auxclick", listener, { capture: true });
  };
};

/** Pushes click events, and the page's events again after a restore from the back/forward cache. */
export const useAnalytics = (mediaHosts: readonly string[]): void => {
  useEffect(() => {
    const endClicks = observeClicks(mediaHosts);
    window.addEventListener("pageshow", onPageShow);
    return () => {
      endClicks();
      window.removeEventListener("pageshow", onPageShow);
    };
  }, [mediaHosts]);
};
