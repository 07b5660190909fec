import type { Command } from "commander";
import { commandGroup } from "../command.ts";
import type { CliContext } from "../context.ts";
import { deliveriesCommand, retryCommand, statusCommand } from "../leads/deliveries.ts";
import { exportLeadsCommand } from "../leads/export.ts";
import { fileCommand } from "../leads/file.ts";
import { listLeadsCommand, todayLeadsCommand } from "../leads/list.ts";
import { eraseCommand } from "../leads/persons/erase.ts";
import { personCommand } from "../leads/persons/person.ts";
import { purgeCommand } from "../leads/persons/purge.ts";
import { releaseCommand } from "../leads/release.ts";
import { showLeadCommand } from "../leads/show.ts";
import { statsCommand } from "../leads/statistics/stats.ts";
import { answerCommand, assignCommand, closeCommand, moveLeadCommand, noteCommand } from "../leads/work.ts";

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
export const leadsCommand = (context: CliContext): Command =>
  commandGroup(
    "leads",
    "Shows the visitors' requests, what staff do with them and what became of their deliveries; reports and erases what is stored of a person.",
    COMMANDS.map((create) => create(context)),
  );
