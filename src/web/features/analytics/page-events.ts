import { useEffect } from "react";
import { useLocation } from "react-router";
import type { AnalyticsEventName, AnalyticsFields } from "./events.ts";
import { pushEvent } from "./push-event.ts";

/** The events of the displayed page, pushed again when the browser restores it from its back/forward cache. */
let pageEvents: (() => void)[] = [];

export const repeatPageEvents = (): void => {
  for (const push of pageEvents) push();
};

const pushPageEvent = <Name extends AnalyticsEventName>(event: Name, fields: AnalyticsFields<Name>): void => {
  const push = (): void => pushEvent(event, fields);
  // A page begins with its `page_view`.
  pageEvents = event === "page_view" ? [push] : [...pageEvents, push];
  push();
};

type PageEventProps<Name extends AnalyticsEventName> = {
  readonly event: Name;
  readonly fields: AnalyticsFields<Name>;
};

/** Pushes the event of a page, such as `view_vehicle_detail`, once each time that the visitor comes to its path. */
export const PageEvent = <Name extends AnalyticsEventName>({ event, fields }: PageEventProps<Name>): null => {
  const { pathname } = useLocation();
  useEffect(() => {
    pushPageEvent(event, fields);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- filters change the fields, not the page
  }, [event, pathname]);
  return null;
};

/** Pushes `page_view` after the title of the page is set. Stands before the page, so that its events follow. */
export const PageView = (): null => {
  const { pathname } = useLocation();
  useEffect(() => pushPageEvent("page_view", { page_title: document.title, page_path: pathname }), [pathname]);
  return null;
};
