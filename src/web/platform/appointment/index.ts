export { AppointmentButton } from "./appointment-button.tsx";
export type { AppointmentLinksView } from "./appointment-links.ts";
export { AppointmentContext, type AppointmentView } from "./appointment-view.ts";
export { useAppointmentLinks } from "./use-appointment-links.ts";
