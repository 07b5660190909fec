import { Command } from "commander";
import { retryDeadLetters, retryLead } from "#application/leads/index.ts";
import type { CliContext } from "../context.ts";
import { fail } from "../failure.ts";
import { referenceArgument } from "./lead-options.ts";
import { failUnknownLead, withLeads } from "./with-leads.ts";

const HELP = `
What was given up or waits for its next try becomes due at once, with 7 new days of trying; what was sent stays sent. A
running server sends it within seconds.

Examples:
  vitrine leads retry V7K3-2QFM                  what is not sent yet of this lead
  vitrine leads retry --parked                   everything that was given up, of all leads and alerts
  vitrine leads status                           how many wait, and where parked ones should have gone

Exit codes: 0 done, also where there was nothing to send again; 1 wrong usage; 4 there is no such lead.`;

const printRequeued = (context: CliContext, count: number): void => {
  if (count === 0) context.stdout.write("Nothing to send again.\n");
  else context.stdout.write(`${count === 1 ? "1 delivery is" : `${count} deliveries are`} due at once.\n`);
};

const retry = async (context: CliContext, reference: string | undefined, deadLettersOnly: boolean): Promise<void> => {
  if ((reference === undefined) !== deadLettersOnly) {
    fail(context, 1, "name either the reference of a lead or --parked");
    return;
  }
  await withLeads(context, async ({ reader, outbox }) => {
    const deps = { reader, outbox, clock: context.clock };
    const count = await (reference === undefined ? retryDeadLetters(deps) : retryLead(deps, reference));
    if (count === null) failUnknownLead(context, reference ?? "");
    else printRequeued(context, count);
  });
};

/** `vitrine leads retry REFERENCE | --parked` */
export const retryCommand = (context: CliContext): Command =>
  new Command("retry")
    .description("Sends again what did not reach its destination.")
    .addArgument(referenceArgument().argOptional())
    .option("--parked", "everything that was given up")
    .addHelpText("after", HELP)
    .action((reference: string | undefined, { parked }: { parked?: true }) =>
      retry(context, reference, parked === true),
    );
