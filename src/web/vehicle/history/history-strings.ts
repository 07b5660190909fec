import { formatFrenchDate, once } from "#domain/shared/index.ts";
import type { HistoryItemName, HistoryState, Vehicle } from "#domain/vehicles/index.ts";

type Words = {
  /** In rows: "Complet". */
  readonly value: string;
  /** Alone: "Carnet d’entretien complet". */
  readonly text: string;
  /** On a card, where `text` is too long. */
  readonly short?: string;
};

type FactStrings = {
  readonly label: string;
  /** Agrees with the label. */
  readonly unknown: string;
  readonly shortLabel?: string;
  readonly known: (vehicle: Vehicle, state: HistoryState) => Words;
};

const monthFormat = once(() => new Intl.DateTimeFormat("fr", { month: "long", year: "numeric", timeZone: "UTC" }));

/** "mars 2027" of `YYYY-MM`. */
const formatMonth = (month: string): string =>
  monthFormat()
    .format(new Date(`${month}-01T00:00:00Z`))
    .replaceAll(" ", "\u00a0");

/** A state that is not good asks for an inspection: it is overdue, or due soon. */
const inspectionWords = (day: string, state: HistoryState): string => {
  const hasDay = day.length > 7;
  const name = hasDay ? formatFrenchDate(day) : formatMonth(day);
  if (state === "bad") return hasDay ? `échu le ${name}` : `échu en ${name}`;
  if (state === "neutral") return hasDay ? `à passer avant le ${name}` : `à passer en ${name}`;
  return hasDay ? `jusqu’au ${name}` : `jusqu’en ${name}`;
};

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const ownersText = (owners: number): string => `${owners}\u00a0propriétaire${owners > 1 ? "s" : ""}`;

/** The words of each fact about a vehicle's past. */
const HISTORY_STRINGS: Readonly<Record<HistoryItemName, FactStrings>> = {
  accident: {
    label: "Accident",
    unknown: "non renseigné",
    known: (_, state) => {
      // A feed says that there was an accident, not that its damage was repaired.
      const text = state === "bad" ? "Accident déclaré" : "Non accidenté";
      return { value: text, text };
    },
  },
  owners: {
    label: "Propriétaires",
    unknown: "non renseignés",
    known: ({ owners }) => ({ value: String(owners), text: ownersText(owners ?? 0) }),
  },
  service_book: {
    label: "Carnet d’entretien",
    unknown: "non renseigné",
    shortLabel: "Carnet",
    known: (_, state) => {
      const value = state === "bad" ? "incomplet" : "complet";
      return { value: capitalized(value), text: `Carnet d’entretien ${value}`, short: `Carnet ${value}` };
    },
  },
  warranty: {
    label: "Garantie",
    unknown: "non renseignée",
    known: ({ warranty_months }) => ({
      value: `${warranty_months}\u00a0mois`,
      text: `Garantie ${warranty_months}\u00a0mois`,
    }),
  },
  inspection: {
    label: "Contrôle technique",
    unknown: "non renseigné",
    known: ({ next_inspection }, state) => {
      const words = inspectionWords(next_inspection ?? "", state);
      return { value: capitalized(words), text: `Contrôle technique ${words}` };
    },
  },
  battery: {
    label: "État de la batterie",
    unknown: "non renseigné",
    known: ({ battery_health_percent, battery_health_date }) => {
      const share = `${battery_health_percent}\u00a0%`;
      const measured = battery_health_date === null ? "" : `, mesuré le ${formatFrenchDate(battery_health_date)}`;
      return {
        value: share + measured,
        text: `État de la batterie\u00a0: ${share}${measured}`,
        short: `Batterie à ${share}`,
      };
    },
  },
};

export const historyStrings = {
  facts: HISTORY_STRINGS,
  title: "Historique",
  /** Where a feed says nothing of several facts. */
  unknown: (label: string, words: string) => `${label}\u00a0: ${words}`,
  request: "Demander le dossier",
  /** The row of the comparison with the request. */
  file: "Dossier",
  ask: "Demandez le dossier à votre conseiller.",
  openReport: (isPdf: boolean) => (isPdf ? "Ouvrir le rapport d’inspection (PDF)" : "Ouvrir le rapport d’inspection"),
  /** Alternative text of a mark's photograph. */
  mark: (part: string, damage: string) => `${part}\u00a0: ${damage.charAt(0).toLowerCase()}${damage.slice(1)}`,
  marks: (count: number) => (count === 1 ? "1\u00a0marque relevée" : `${count}\u00a0marques relevées`),
} as const;

export { capitalized };
