import type { Command } from "commander";
import { calendarCommand } from "../appointments/calendar.ts";
import { cancelCommand, moveAppointmentCommand } from "../appointments/change.ts";
import { outsideCommand, todayAppointmentsCommand } from "../appointments/list.ts";
import { commandGroup } from "../command.ts";
import type { CliContext } from "../context.ts";

/** `vitrine appointments` */
export const appointmentsCommand = (context: CliContext): Command =>
  commandGroup(
    "appointments",
    "Lists, moves and cancels the visitors' appointments, and prints the address of a location's calendar.",
    [todayAppointmentsCommand, moveAppointmentCommand, cancelCommand, outsideCommand, calendarCommand].map((create) =>
      create(context),
    ),
  );
