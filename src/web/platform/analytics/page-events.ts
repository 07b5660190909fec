import { useEffect } from "react";
import { useLocation } from "react-router";
import type { AnalyticsEventName, AnalyticsFields } from "./events.ts";
import { textOfPage } from "../data-layer/index.ts";
import { pushEvent } from "./push-event.ts";

/** Events of the displayed page, pushed again when the browser restores it from its back/forward cache. */
let pageEvents: (() => void)[] = [];

export const repeatPageEvents = (): void => {
  for (const push of pageEvents) push();
};

const pushPageEvent = <Name extends AnalyticsEventName>(event: Name, fields: AnalyticsFields<Name>): void => {
  const push = (): void => pushEvent(event, fields);
  // `page_view` must come first.
  pageEvents = event === "page_view" ? [push] : [...pageEvents, push];
  push();
};

type PageEventProps<Name extends AnalyticsEventName> = {
  readonly event: Name;
  readonly fields: AnalyticsFields<Name>;
};

/** Pushes a page's event, such as `view_vehicle_detail`, once for each visit of its path. */
export const PageEvent = <Name extends AnalyticsEventName>({ event, fields }: PageEventProps<Name>): null => {
  const { pathname } = useLocation();
  useEffect(() => {
    pushPageEvent(event, fields);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- filters change the fields, not the page
  }, [event, pathname]);
  return null;
};

const viewOf = (pathname: string): AnalyticsFields<"page_view"> => ({
  page_title: textOfPage(document.title),
  page_path: textOfPage(pathname),
});

/** Pushes `page_view` once the page title is set. Rendered before the page, so that the page's own events follow. */
export const PageView = (): null => {
  const { pathname } = useLocation();
  useEffect(() => pushPageEvent("page_view", viewOf(pathname)), [pathname]);
  return null;
};
