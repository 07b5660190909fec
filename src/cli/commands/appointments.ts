import { Command } from "commander";
import { calendarCommand } from "../appointments/calendar.ts";
import { cancelCommand } from "../appointments/cancel.ts";
import { moveAppointmentCommand } from "../appointments/move.ts";
import { outsideCommand } from "../appointments/outside.ts";
import { todayAppointmentsCommand } from "../appointments/today.ts";
import type { CliContext } from "../context.ts";

const COMMANDS = [todayAppointmentsCommand, moveAppointmentCommand, cancelCommand, outsideCommand, calendarCommand];

/** `vitrine appointments` */
export const appointmentsCommand = (context: CliContext): Command => {
  const appointments = new Command("appointments").description(
    "Lists, moves and cancels the visitors' appointments, and prints the address of a location's calendar.",
  );
  for (const createCommand of COMMANDS) appointments.addCommand(createCommand(context));
  return appointments;
};
