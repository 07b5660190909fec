export { AppointmentButton } from "./appointment-button.tsx";
export type { AppointmentLinksView } from "./appointment-links.ts";
export { AppointmentContext, type AppointmentButtonsView } from "./appointment-buttons-view.ts";
export { useAppointmentLinks } from "./use-appointment-links.ts";
