export { toExceptionRows, toHoursRows, type HoursRow } from "./hours-rows.ts";
export { phoneLink, toLocationCard, type LocationCard, type LocationContext } from "./location-card.ts";
export { LocationAddress, LocationList, locationAnchor, type ListedLocation } from "./location-list.tsx";
export { SocialLinks } from "./social-links.tsx";
export { toLocationView, type LocationView } from "./location-view.ts";
export { OpenNow } from "./open-now.tsx";
export { OpenState } from "./open-state.tsx";
export { OpeningHoursTable } from "./opening-hours-table.tsx";
export { useOpenStates } from "./use-open-states.ts";
