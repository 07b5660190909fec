import type { LoaderFunctionArgs } from "react-router";
import { findConfirmation, repeatLead, type LeadServiceDependencies } from "#application/leads/index.ts";
import { leadKindStrings } from "#application/strings/forms/lead-kind-strings.ts";
import { answerTime } from "#application/strings/answer-time.ts";
import { type FieldDefinitionBase, isEmailField } from "#domain/forms/index.ts";
import { fillPlaceholders, readyLabel, replyLabel } from "#application/strings/forms/placeholders.ts";
import { postalLines } from "#domain/locations/index.ts";
import type { Paths } from "#domain/site/index.ts";
import { formatEuros } from "#domain/shared/index.ts";
import { toFleetView } from "../subject/fleet-view.server.ts";
import { leadFormStrings } from "../lead-form-strings.ts";
import type { ThanksView } from "../form-view.ts";
import { bookedWorkName, bookedWorkTerms } from "#application/strings/appointments.ts";
import { asPayment } from "#application/strings/payments.ts";
import { formatAppointment, formatWeekdayDate } from "#application/strings/hours.ts";
import type { ReplyChannel } from "#domain/leads/index.ts";
import type { SiteServices } from "#application/site/index.ts";
import type { AddressServices } from "../../../platform/addresses/index.server.ts";
import { notFound } from "../../../platform/errors/index.ts";
import { servicesOf } from "../../../platform/router-context/index.ts";

/** True for a field that is required of everybody, or of those who want to be answered so. */
const isRequired = ({ required }: FieldDefinitionBase, replyBy: ReplyChannel): boolean =>
  typeof required === "object" ? required.when === "preferred_contact" && required.is === replyBy : required === true;

/** Null unless `ref` is a signed reference of a saved lead. */
export const thanksView = (
  leads: Pick<LeadServiceDependencies, "signer" | "answers" | "locations" | "timeZone" | "group" | "log">,
  ref: string | null,
  paths: Pick<Paths, "appointmentFile">,
): ThanksView | null => {
  const thanks = ref === null ? null : findConfirmation(leads, ref);
  if (ref === null || thanks === null) return null;
  const { booking, bookingLocation, leadKind: kind, group } = thanks;
  const { thanks: strings, bookedTitle } = leadKindStrings(kind);
  const values = {
    group,
    location: thanks.location?.name ?? group,
    vehicle: thanks.vehicle,
    ready: readyLabel(thanks.energy),
    reply: replyLabel(thanks.replyBy),
    answer: answerTime(thanks.answers, kind.name),
  };
  const confirmationSent =
    thanks.isConfirmed && kind.fields.some((field) => isEmailField(field) && isRequired(field, thanks.replyBy));
  const waiting = thanks.unconfirmed && leadFormStrings.unconfirmed[confirmationSent ? "byMail" : "byPhone"];
  return {
    title: waiting?.title ?? (booking === null ? strings.title : (bookedTitle ?? strings.title)),
    reference: thanks.reference,
    respondent: values.location,
    replyBy: values.reply,
    // A confirmation email is sent for kinds that require an email address, unless its recipient has reached the limit.
    confirmationSent: confirmationSent && waiting === null,
    vehicle: thanks.vehicle,
    message: null,
    fleet: null,
    promise: null,
    appointment: booking && {
      label: formatAppointment(booking, thanks.timeZone),
      work: `${bookedWorkName(kind.name, booking)}, ${bookedWorkTerms(booking)}`,
      address: bookingLocation ? postalLines(bookingLocation) : null,
      icsHref: paths.appointmentFile(ref),
    },
    unconfirmed: thanks.unconfirmed &&
      waiting && { label: formatAppointment(thanks.unconfirmed, thanks.timeZone), text: waiting.text(values.location) },
    month: thanks.month && {
      amount: formatEuros(thanks.month.cents),
      name: thanks.month.kind === undefined ? null : asPayment(thanks.month.kind),
      changed:
        thanks.month.displayed === null ? null : leadFormStrings.monthChanged(formatEuros(thanks.month.displayed)),
    },
    within: fillPlaceholders(strings.responseTime ?? "{answer}", values),
    steps: (waiting?.steps ?? strings.steps).map((step) => fillPlaceholders(step, values)),
    location: thanks.location,
  };
};

/** What the visitor wrote or requested, and who answers by which day. */
const repeated = async (
  leads: Parameters<typeof repeatLead>[0],
  ref: string,
  { respondent, replyBy }: Pick<ThanksView, "respondent" | "replyBy">,
): Promise<Partial<Pick<ThanksView, "message" | "fleet" | "promise">>> => {
  const lead = await repeatLead(leads, ref);
  if (lead === null) return {};
  const { message, answeredBy } = lead;
  const fleet = lead.fleet && toFleetView(lead.fleet);
  if (answeredBy === null) return { message, fleet };
  const values = {
    location: respondent,
    reply: replyBy,
    answer: leadFormStrings.answerDay(formatWeekdayDate(answeredBy)),
  };
  return { message, fleet, promise: fillPlaceholders(leadFormStrings.answeredBy, values) };
};

/** What the subject of a form is found by. */
type SubjectServices = AddressServices & SiteServices<"leaseOffers">;

type Links = readonly { readonly href: string; readonly label: string }[];

/**
 * The loader of a page after a form. `linksOf` says where it leads on, and throws 404 where there is no such form;
 * so does the loader unless the URL has a reference signed by this site.
 */
export const thanksLoader =
  <Args extends Pick<LoaderFunctionArgs, "url" | "context" | "params">>(
    linksOf: (services: SubjectServices, args: Args) => Links | Promise<Links>,
  ) =>
  async (args: Args) => {
    const { url } = args;
    const services = servicesOf(args.context);
    const links = await linksOf(services, args);
    const view = thanksView(services.leads, url.searchParams.get("ref"), services.paths);
    if (view === null) throw notFound("page-not-found", url.pathname);
    return { view: { ...view, ...(await repeated(services.leads, url.searchParams.get("ref") ?? "", view)) }, links };
  };
