import type { CalendarNames, Lead } from "#domain/leads/index.ts";
import type { LeadServiceDependencies } from "../submission/dependencies.ts";

/** The routing of a lead whose appointment is booked: with what calendars recognise it by. Names that it has stay. */
export const withCalendarNames = (
  { siteUrl, mailFrom }: Pick<LeadServiceDependencies, "siteUrl" | "mailFrom">,
  routing: Lead["routing"],
): Lead["routing"] => {
  const [organizer] = routing.addresses;
  return {
    uid_host: new URL(siteUrl).hostname,
    staff_organizer: mailFrom,
    ...(organizer !== undefined && { organizer }),
    ...routing,
  };
};

/** What stays when a lead gets other addresses: nothing as long as no calendar has its appointment. */
export const calendarNamesOf = ({ booking, routing }: Pick<Lead, "booking" | "routing">): Partial<CalendarNames> => {
  if (booking === null) return {};
  const { uid_host, staff_organizer, organizer = routing.addresses[0] } = routing;
  return {
    ...(uid_host !== undefined && { uid_host }),
    ...(staff_organizer !== undefined && { staff_organizer }),
    ...(organizer !== undefined && { organizer }),
  };
};
