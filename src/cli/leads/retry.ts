import { Command } from "commander";
import { retryDeadLetters, retryLead } from "#application/leads/index.ts";
import type { CliContext } from "../context.ts";
import { fail } from "../failure.ts";
import { referenceArgument } from "./lead-options.ts";
import { failUnknownLead, NOT_FOUND, withLeads } from "./with-leads.ts";

const HELP = `
What was given up or waits for its next try becomes due at once, with 7 new days of trying; what was sent stays sent. A
running server sends it within seconds.

Examples:
  vitrine leads retry V7K3-2QFM                  what is not sent yet of this lead
  vitrine leads retry --parked                   everything that was given up, of all leads and alerts
  vitrine leads retry --delivery ID              one delivery, as "vitrine leads deliveries" lists it; by HTTP also what was sent,
                                                 under the same id
  vitrine leads status                           how many wait, and where parked ones should have gone

Exit codes: 0 done, also where there was nothing to send again; 1 wrong usage; 4 there is no such lead, or no such delivery to send.`;

const printRequeued = (context: CliContext, count: number): void => {
  if (count === 0) context.stdout.write("Nothing to send again.\n");
  else context.stdout.write(`${count === 1 ? "1 delivery is" : `${count} deliveries are`} due at once.\n`);
};

type Flags = { readonly parked?: true; readonly delivery?: string };

const replay = (context: CliContext, id: string): Promise<void> =>
  withLeads(context, async ({ outbox }) => {
    if (await outbox.replay(id, context.clock.now())) printRequeued(context, 1);
    else fail(context, NOT_FOUND, `there is no delivery ${id} to send: unknown, being sent, or an email that was sent`);
  });

const retry = async (context: CliContext, reference: string | undefined, flags: Flags): Promise<void> => {
  const { parked, delivery } = flags;
  if ([reference, parked, delivery].filter((one) => one !== undefined).length !== 1) {
    fail(context, 1, "name either the reference of a lead, --parked or --delivery");
    return;
  }
  if (delivery !== undefined) return replay(context, delivery);
  await withLeads(context, async ({ reader, outbox }) => {
    const deps = { reader, outbox, clock: context.clock };
    const count = await (reference === undefined ? retryDeadLetters(deps) : retryLead(deps, reference));
    if (count === null) failUnknownLead(context, reference ?? "");
    else printRequeued(context, count);
  });
};

/** `vitrine leads retry REFERENCE | --parked | --delivery ID` */
export const retryCommand = (context: CliContext): Command =>
  new Command("retry")
    .description("Sends again what did not reach its destination, or one delivery.")
    .addArgument(referenceArgument().argOptional())
    .option("--parked", "everything that was given up")
    .option("--delivery <id>", "one delivery")
    .addHelpText("after", HELP)
    .action((reference: string | undefined, flags: Flags) => retry(context, reference, flags));
