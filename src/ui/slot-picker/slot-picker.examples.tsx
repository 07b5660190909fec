import type { Examples } from "../examples.ts";
import { type SlotPickerDay, SlotPicker } from "./slot-picker.tsx";

const slots = (date: string, ...hours: readonly number[]) =>
  hours.map((hour) => ({ value: `${date}-${hour}`, time: `${hour}\u00a0h` }));

const days: readonly SlotPickerDay[] = [
  { date: "2026-11-24", label: "mardi 24 novembre", slots: slots("2026-11-24", 9, 10, 14) },
  { date: "2026-11-27", label: "vendredi 27 novembre", slots: slots("2026-11-27", 16) },
  { date: "2026-12-01", label: "mardi 1er décembre", slots: slots("2026-12-01", 9, 11, 15, 16, 17) },
];

export const slotPickerExamples: Examples = {
  component: "Slot picker",
  about: "A day of the calendar, then a time of that day. Radio buttons and a style sheet: whole before any script.",
  examples: [
    {
      name: "rien de choisi",
      render: () => <SlotPicker id="ex-slot" name="ex-slot" label="Choisissez un créneau" days={days} />,
    },
    {
      name: "un créneau choisi",
      render: () => (
        <SlotPicker
          id="ex-slot-on"
          name="ex-slot-on"
          label="Choisissez un créneau"
          days={days}
          value={days[2]?.slots[1]?.value}
        />
      ),
    },
    {
      name: "erreur",
      render: () => (
        <SlotPicker
          id="ex-slot-bad"
          name="ex-slot-bad"
          label="Choisissez un créneau"
          days={days}
          error="Ce créneau n’est plus disponible. Choisissez-en un autre."
        />
      ),
    },
  ],
};
