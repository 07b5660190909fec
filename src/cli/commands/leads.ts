import { Command } from "commander";
import type { CliContext } from "../context.ts";
import { deliveriesCommand } from "../leads/deliveries.ts";
import { eraseCommand } from "../leads/persons/erase.ts";
import { exportLeadsCommand } from "../leads/export.ts";
import { fileCommand } from "../leads/file.ts";
import { listLeadsCommand } from "../leads/list.ts";
import { personCommand } from "../leads/persons/person.ts";
import { purgeCommand } from "../leads/persons/purge.ts";
import { releaseCommand } from "../leads/release.ts";
import { retryCommand } from "../leads/retry.ts";
import { showLeadCommand } from "../leads/show.ts";
import { statsCommand } from "../leads/statistics/stats.ts";
import { statusCommand } from "../leads/status.ts";
import { todayLeadsCommand } from "../leads/today.ts";
import { assignCommand } from "../leads/assign.ts";
import { answerCommand, closeCommand, moveLeadCommand, noteCommand } from "../leads/work.ts";

const COMMANDS = [
  todayLeadsCommand,
  listLeadsCommand,
  showLeadCommand,
  fileCommand,
  assignCommand,
  answerCommand,
  noteCommand,
  closeCommand,
  moveLeadCommand,
  statusCommand,
  deliveriesCommand,
  retryCommand,
  releaseCommand,
  statsCommand,
  exportLeadsCommand,
  personCommand,
  eraseCommand,
  purgeCommand,
];

/** `vitrine leads` */
export const leadsCommand = (context: CliContext): Command => {
  const leads = new Command("leads").description(
    "Shows the visitors' requests, what staff do with them and what became of their deliveries; reports and erases what is stored of a person.",
  );
  for (const createCommand of COMMANDS) leads.addCommand(createCommand(context));
  return leads;
};
