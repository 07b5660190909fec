import { UNMET_TEXTS } from "#application/strings/vehicles/unmet-strings.ts";
import { ChangePage, type ChangeView } from "./change-page.tsx";
import { changeStrings as strings } from "./change-strings.ts";

const VIEW: ChangeView = {
  status: 200,
  ...strings.held,
  appointment: {
    label: "mardi 24 novembre 2026, de 10\u00a0h à 11\u00a0h",
    work: "Freins, 1\u00a0h, à partir de 219\u00a0€",
  },
  change: {
    field: "slot",
    days: [
      {
        date: "2026-11-24",
        label: "mardi 24 novembre",
        slots: [
          { value: "2026-11-24T10:00:00.000Z", time: "11\u00a0h" },
          { value: "2026-11-24T13:00:00.000Z", time: "14\u00a0h" },
        ],
      },
    ],
  },
  againHref: null,
  sold: null,
  location: {
    contact: { name: "Garage Exemple Centre", phone: "+33 1 99 00 00 01" },
    locationsHref: "/concessions",
  },
};

const ended = (state: "cancelled" | "past"): ChangeView => ({
  ...VIEW,
  ...strings[state],
  appointment: null,
  change: null,
  againHref: "/services/apres-vente",
});

const SOLD_TEXTS = { title: UNMET_TEXTS.sold.title, text: UNMET_TEXTS.sold.text("Ford Puma ST-Line") };

const SOLD: ChangeView = {
  ...VIEW,
  title: SOLD_TEXTS.title,
  text: `${SOLD_TEXTS.text} ${strings.unmet}`,
  change: { field: "slot", days: null },
  sold: { ...SOLD_TEXTS, href: "/stock/481-1-ford-puma-st-line", similar: [] },
};

/** Pages behind the link that moves or cancels an appointment, one for each state. */
export const CHANGE_SCREENS = {
  "rendez-vous-modifier": () => <ChangePage view={VIEW} />,
  "rendez-vous-deplace": () => <ChangePage view={{ ...VIEW, ...strings.moved }} />,
  "rendez-vous-sans-autre": () => <ChangePage view={{ ...VIEW, change: { field: "slot", days: [] } }} />,
  "rendez-vous-vehicule-vendu": () => <ChangePage view={SOLD} />,
  "rendez-vous-annule": () => <ChangePage view={ended("cancelled")} />,
  "rendez-vous-passe": () => (
    <ChangePage view={{ ...ended("past"), location: { contact: null, locationsHref: "/concessions" } }} />
  ),
};
