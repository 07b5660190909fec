import { formatAppointment } from "#application/strings/appointments.ts";
import { findLeadKindStrings } from "#application/strings/forms/lead-kind-strings.ts";
import { formatInstant } from "#application/strings/instants.ts";
import type { VehicleChangeMail, VehicleLead } from "#application/leads/ports.ts";
import type { MailLook } from "#domain/brand/index.ts";
import type { VehicleChangeKind } from "#domain/leads/index.ts";
import { renderBlocks } from "./mail-blocks.ts";

const CHANGES: Readonly<Record<VehicleChangeKind, string>> = {
  sold: "est vendu",
  reserved: "est réservé",
  hidden: "n’est plus sur le site",
  gone: "n’est plus dans le flux",
  price: "a un nouveau prix",
};

const countText = (leads: readonly VehicleLead[]): string => {
  const booked = leads.filter(({ appointment }) => appointment !== null).length;
  const open = leads.length - booked;
  const parts = [
    ...(booked === 0 ? [] : [`${booked} rendez-vous`]),
    ...(open === 0 ? [] : [`${open} ${open === 1 ? "demande" : "demandes"}`]),
  ];
  return parts.join(", ");
};

const rowOf = ({ lead, appointment, hasEmail }: VehicleLead, timeZone: string) => ({
  label: lead.reference,
  value: [
    findLeadKindStrings(lead.kind)?.title ?? lead.kind,
    appointment === null
      ? `reçue le ${formatInstant(lead.created_at, timeZone)}`
      : formatAppointment(appointment, timeZone),
    ...(hasEmail ? [] : ["sans adresse e-mail\u00a0: à appeler"]),
  ].join("\n"),
});

/** To those who answer: who requested a vehicle that has changed. By reference, since the mail is not erased with a person. */
export const vehicleChangeMail =
  ({ look, timeZone }: { readonly look: MailLook; readonly timeZone: string }): VehicleChangeMail =>
  ({ name, stockNumber, kind }, leads) => {
    const number = stockNumber === null ? "" : ` (${stockNumber})`;
    return renderBlocks(look, `${name}${number} ${CHANGES[kind]}\u00a0: ${countText(leads)}`, [
      {
        type: "text",
        text: `${name}${number} ${CHANGES[kind]}. Ces personnes l’attendent encore, et le site ne leur a pas écrit\u00a0: prévenez-les.`,
      },
      { type: "rows", rows: leads.map((lead) => rowOf(lead, timeZone)) },
      { type: "text", text: "Leurs coordonnées sont dans l’e-mail de chaque demande, et dans\u00a0:" },
      { type: "text", text: "./vitrine leads show RÉFÉRENCE" },
    ]);
  };
