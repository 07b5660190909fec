import { appointmentStrings as strings } from "./appointment-strings.ts";
import { AppointmentPage, type AppointmentView } from "./appointment-page.tsx";

const VIEW: AppointmentView = {
  status: 200,
  ...strings.confirm,
  appointment: "mardi 24 novembre 2026, de 10\u00a0h à 11\u00a0h",
  choice: null,
  sold: null,
  location: {
    contact: { name: "Garage Exemple Centre", phone: "+33 1 99 00 00 01" },
    locationsHref: "/concessions",
  },
};

const DAYS = [
  {
    date: "2026-11-24",
    label: "mardi 24 novembre",
    slots: [
      { value: "2026-11-24T10:00:00.000Z", time: "11\u00a0h" },
      { value: "2026-11-24T13:00:00.000Z", time: "14\u00a0h" },
    ],
  },
];

const { action, title, text } = strings.choose;

const nothing = (state: keyof Pick<typeof strings, "none" | "personLimit" | "expired">): AppointmentView => ({
  ...VIEW,
  ...strings[state],
  appointment: null,
  action: null,
});

/** Pages behind the link in an email about an appointment, one for each state. */
export const APPOINTMENT_SCREENS = {
  "rendez-vous-lien": () => <AppointmentPage view={VIEW} />,
  "rendez-vous-pris": () => (
    <AppointmentPage view={{ ...VIEW, title, text, action, appointment: null, choice: { name: "slot", days: DAYS } }} />
  ),
  "rendez-vous-sans-creneau": () => <AppointmentPage view={nothing("none")} />,
  "rendez-vous-limite": () => <AppointmentPage view={nothing("personLimit")} />,
  "rendez-vous-perime": () => (
    <AppointmentPage view={{ ...nothing("expired"), location: { contact: null, locationsHref: "/concessions" } }} />
  ),
};
