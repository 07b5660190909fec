import { Command } from "commander";
import { calendarCommand } from "../appointments/calendar.ts";
import { cancelCommand } from "../appointments/cancel.ts";
import { moveCommand } from "../appointments/move.ts";
import { outsideCommand } from "../appointments/outside.ts";
import { todayCommand } from "../appointments/today.ts";
import type { CliContext } from "../context.ts";

const COMMANDS = [todayCommand, moveCommand, cancelCommand, outsideCommand, calendarCommand];

/** `vitrine appointments` */
export const appointmentsCommand = (context: CliContext): Command => {
  const appointments = new Command("appointments").description(
    "Lists, moves and cancels the visitors' appointments, and prints the address of a location's calendar.",
  );
  for (const createCommand of COMMANDS) appointments.addCommand(createCommand(context));
  return appointments;
};
