import type { LeadSubject, VehicleFacts } from "#domain/leads/index.ts";
import { STRINGS } from "#domain/site/index.ts";
import type { SubjectView, VehicleWords } from "./form-view.ts";

const vehicleWords = ({ id, title, trim, price, stock_number }: VehicleFacts): VehicleWords => ({
  id,
  title,
  trim,
  price: { amount: price?.formatted ?? STRINGS.priceOnRequest, suffix: price?.suffix ?? null },
  stockNumber: stock_number,
});

/** What a form is about, as the page shows it beside the form. */
export const subjectView = (subject: LeadSubject | null): SubjectView | null => {
  if (subject === null) return null;
  const place = subject.location && { name: subject.location.name, phone: subject.location.phone };
  switch (subject.type) {
    case "vehicle":
      return { type: "vehicle", ...vehicleWords(subject), place };
    case "vehicles":
      return { type: "vehicles", vehicles: subject.vehicles.map(vehicleWords), place };
    case "model":
    case "vacancy":
      return { type: subject.type, title: subject.title, place };
    case "place":
      return { type: "place", place };
  }
};
