export {
  type ListedLocation,
  LocationAddress,
  locationAnchor,
  type LocationCard,
  type LocationContext,
  LocationList,
  type LocationView,
  OpeningHoursTable,
  OpenNow,
  OpenStateText,
  phoneLink,
  PostalLines,
  SocialLinks,
  toLocationCard,
  toLocationView,
  toShowroomState,
  useOpenStates,
} from "./location/index.ts";
export { locationStrings } from "./location/locations-strings.ts";
export { LocationDetails } from "./page/location-details.tsx";
export { LocationHead } from "./page/location-head.tsx";
export { locationPageStrings } from "./page/location-page-strings.ts";
export { type LinkedLabel, type ServiceView, toLocationPageView } from "./page/location-page-view.ts";
export { Person, PersonLine, type PersonView, toPersonView } from "./people/index.ts";
export { DEPARTMENT_LABELS, peopleStrings } from "./people/people-strings.ts";
