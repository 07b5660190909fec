import { nonBreakingUnits } from "#domain/shared/index.ts";
import type { LeadSubject, VehicleSnapshot } from "#domain/leads/index.ts";
import type { SubjectView, SubjectVehicleView } from "../form-view.ts";
import { formatLeaseMonthly, formatLeaseTerms } from "#application/strings/lease-snapshot.ts";
import { asPayment } from "#application/strings/payments.ts";
import { PRICE_ON_REQUEST } from "#application/strings/vehicles/offer.ts";

const vehicleView = ({ id, title, trim, price, stock_number }: VehicleSnapshot): SubjectVehicleView => ({
  id,
  title,
  trim: trim && nonBreakingUnits(trim),
  price: { amount: price?.formatted ?? PRICE_ON_REQUEST, suffix: price?.suffix ?? null },
  stockNumber: stock_number,
});

export const subjectView = (subject: LeadSubject | null): SubjectView | null => {
  if (subject === null) return null;
  const location = subject.location && { name: subject.location.name, phone: subject.location.phone };
  switch (subject.type) {
    case "vehicle":
      return { type: "vehicle", ...vehicleView(subject), location };
    case "vehicles":
      return { type: "vehicles", vehicles: subject.vehicles.map(vehicleView), location };
    case "lease_offer":
      return {
        type: "lease_offer",
        title: subject.title,
        trim: nonBreakingUnits(subject.trim),
        terms: formatLeaseTerms(subject.lease),
        monthly: formatLeaseMonthly(subject.lease),
        name: subject.lease.payment_kind === undefined ? null : asPayment(subject.lease.payment_kind),
        location,
      };
    case "model":
      return {
        type: "model",
        title: subject.title,
        trim: subject.trim === undefined ? null : nonBreakingUnits(subject.trim),
        location,
      };
    case "vacancy":
      return { type: "vacancy", title: subject.title, location };
    case "place":
      return { type: "location", location };
  }
};
