import { Command } from "commander";
import type { CliContext } from "../context.ts";
import { changeCommands } from "../vehicle/change.ts";
import { pictureCommand } from "../vehicle/picture.ts";
import { listOverridesCommand, showVehicleCommand } from "../vehicle/list.ts";

const HELP = `
Examples:
  vitrine vehicle list puma                              the Pumas, with their numbers
  vitrine vehicle show V-481                             what its feed says, and what staff say
  vitrine vehicle price V-481 23900 --until 2026-12-24   its price until the end of that day
  vitrine vehicle reserve V-481 --why "lead K7M2"
  vitrine vehicle sell https://dealer.example/stock/481-1-ford-puma-st-line
  vitrine vehicle sell V-481 --notify                    and writes to the people who wait for it
  vitrine vehicle hide V-481
  vitrine vehicle picture V-481 front.jpg                before those of its feed
  vitrine vehicle release V-481                          its feed counts again
  vitrine vehicle list --overrides

price, reserve, sell and hide list the open requests and the appointments to come of the vehicle. --notify writes to these people,
--keep to nobody; without either the list goes once to those who answer them. The lead that --why names is left out.

What is said here outlives the next feeds: it ends when the feed says the same, at --until, or by release. Each change is a new
version of the stock, which every node follows within seconds.

Exit codes: 0 done, or said already; 1 no such vehicle, several, or wrong usage; 3 refused, nothing changed.`;

/** `vitrine vehicle`: what staff say of one vehicle. */
export const vehicleCommand = (context: CliContext): Command => {
  const vehicle = new Command("vehicle").description(
    "One vehicle: its price, reserved, sold, hidden, its first picture, whatever its feed says.",
  );
  for (const command of [
    showVehicleCommand(context),
    listOverridesCommand(context),
    ...changeCommands(context),
    pictureCommand(context),
  ])
    vehicle.addCommand(command);
  return vehicle.addHelpText("after", HELP);
};
