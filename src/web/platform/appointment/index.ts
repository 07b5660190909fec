export { AppointmentButton } from "./appointment-button.tsx";
export { AppointmentContext, type AppointmentButtonsView } from "./appointment-buttons-view.ts";
export { type AppointmentLinksView, useAppointmentLinks } from "./appointment-links.ts";
