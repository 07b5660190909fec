// Sections with buttons of editors, which may open the appointment widget.
export { CallToAction as call_to_action } from "../call-to-action/call-to-action.tsx";
export { Hero as hero } from "../hero/hero.tsx";
export { LocationTeaser as location_teaser } from "../location-teaser/location-teaser.tsx";
