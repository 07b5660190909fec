export { AppointmentButton } from "./appointment-button.tsx";
export { AppointmentContext, type AppointmentView } from "./appointment-view.ts";
