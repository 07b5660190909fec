import { type Command, Option } from "commander";
import { retryDeadLetters, retryLead } from "#application/leads/index.ts";
import type { DeliveryFilter, LeadReader, ListedDelivery } from "#application/leads/ports.ts";
import { wallClock } from "#domain/locations/index.ts";
import { command } from "../command.ts";
import { type CliContext, marketSettings, WRONG_USAGE } from "../context.ts";
import { CommandError, NOT_FOUND } from "../failure.ts";
import { wholeNumberUpTo } from "../options.ts";
import { textTable } from "../text-table.ts";
import { referenceArgument } from "./options.ts";
import { formatOutcome } from "./show.ts";
import { type LeadStores, leadsOnDemand, leadStores, unknownLead } from "./stores.ts";

const DELIVERIES_HELP = `
Each delivery has its latest 20 attempts: when, and why it failed. due: waiting for its next try; parked: given up after 7 days.

Examples:
  vitrine leads deliveries --channel http                 webhooks and ADF by HTTP, newest first, with their attempts
  vitrine leads deliveries --state parked --format json   what was given up
  vitrine leads retry --delivery ID                       sends one again, a webhook also after it was sent
  vitrine leads retry --parked                            sends again all that was given up

Exit codes: 0 listed; 1 wrong usage.`;

const MAX_LIMIT = 1_000;

const HEAD = ["lead", "for", "to", "state", "attempts", "when", "delivery"];

const attemptLines = ({ history }: ListedDelivery, timeZone: string): readonly string[] =>
  history.map(({ at, error }) => `    ${wallClock(at, timeZone)}  ${error ?? "accepted"}`);

const deliveryText = (deliveries: readonly ListedDelivery[], timeZone: string): string => {
  if (deliveries.length === 0) return "No deliveries.";
  const rows = deliveries.map((delivery) => [
    delivery.reference,
    delivery.purpose,
    delivery.destination,
    delivery.state,
    String(delivery.attempts),
    formatOutcome(delivery, timeZone),
    delivery.id,
  ]);
  const [head = "", ...lines] = textTable([HEAD, ...rows], [4]).split("\n");
  const blocks = deliveries.map((delivery, index) => [lines[index] ?? "", ...attemptLines(delivery, timeZone)]);
  return [head, ...blocks.flat()].join("\n");
};

/** `vitrine leads deliveries` */
export const deliveriesCommand = (context: CliContext): Command =>
  command(context, {
    name: "deliveries",
    description: "Lists the deliveries of leads with their attempts, errors and next tries.",
    help: DELIVERIES_HELP,
    parameters: [
      new Option("--channel <channel>", "http: webhooks and ADF by HTTP").choices(["http", "mail"]),
      new Option("--state <state>", "only these").choices(["due", "sent", "parked"]),
      ["--limit <number>", "at most so many", wholeNumberUpTo(MAX_LIMIT), 50],
    ],
    needs: leadStores,
    run: ({ reader }, filter: DeliveryFilter) => reader.deliveries(filter),
    table: (deliveries) => deliveryText(deliveries, marketSettings(context).timeZone),
  });

const STATUS_HELP = `
due: waiting to be sent, or to be tried again; parked: given up after 7 days. Parked ones are listed by the host of their
address; "vitrine leads retry --parked" sends them again once it takes mail.

Examples:
  vitrine leads status
  vitrine leads status --format json | jq .deliveries.parked`;

const statusText = (
  { leads, deliveries, parked: hosts, oldest_due_at: oldest }: Awaited<ReturnType<LeadReader["status"]>>,
  timeZone: string,
): string => {
  const { due, sent, parked } = deliveries;
  const counts = [
    ["leads", String(leads)],
    ["deliveries due", String(due)],
    ["deliveries sent", String(sent)],
    ["deliveries parked", String(parked)],
    ...hosts.map(({ host, deliveries: count }) => [`  at ${host}`, String(count)]),
  ];
  const oldestDue = oldest === null ? "" : `oldest delivery still waiting since ${wallClock(oldest, timeZone)}\n`;
  return `${textTable(counts, [1])}\n${oldestDue}`;
};

/** `vitrine leads status` */
export const statusCommand = (context: CliContext): Command =>
  command(context, {
    name: "status",
    description: "Counts deliveries by state, and says where parked ones should have gone.",
    help: STATUS_HELP,
    needs: leadStores,
    run: ({ reader }) => reader.status(),
    table: (status) => statusText(status, marketSettings(context).timeZone),
  });

const RETRY_HELP = `
What was given up or waits for its next try becomes due at once, with 7 new days of trying; what was sent stays sent. A
running server sends it within seconds.

Examples:
  vitrine leads retry V7K3-2QFM                  what is not sent yet of this lead
  vitrine leads retry --parked                   everything that was given up, of all leads and alerts
  vitrine leads retry --delivery ID              one delivery, as "vitrine leads deliveries" lists it; by HTTP also what was sent,
                                                 under the same id
  vitrine leads status                           how many wait, and where parked ones should have gone

Exit codes: 0 done, also where there was nothing to send again; 1 wrong usage; 4 there is no such lead, or no such delivery to send.`;

type RetryFlags = { readonly parked?: true; readonly delivery?: string };

/** Returns how many deliveries are due again. */
const retry = async (
  { reader, outbox, clock }: LeadStores,
  reference: string | undefined,
  { delivery }: RetryFlags,
): Promise<number> => {
  if (delivery !== undefined) {
    if (await outbox.replay(delivery, clock.now())) return 1;
    const reason = "unknown, being sent, or an email that was sent";
    throw new CommandError(NOT_FOUND, `there is no delivery ${delivery} to send: ${reason}`);
  }
  if (reference === undefined) return retryDeadLetters({ outbox, clock });
  const count = await retryLead({ reader, outbox, clock }, reference);
  if (count === null) throw unknownLead(reference);
  return count;
};

const requeuedText = (count: number): string => {
  if (count === 0) return "Nothing to send again.";
  return `${count === 1 ? "1 delivery is" : `${count} deliveries are`} due at once.`;
};

/** `vitrine leads retry REFERENCE | --parked | --delivery ID` */
export const retryCommand = (context: CliContext): Command =>
  command(context, {
    name: "retry",
    description: "Sends again what did not reach its destination, or one delivery.",
    help: RETRY_HELP,
    parameters: [
      referenceArgument("[reference]"),
      ["--parked", "everything that was given up"],
      ["--delivery <id>", "one delivery"],
    ],
    needs: leadsOnDemand,
    run: async (open, reference: string | undefined, flags: RetryFlags) => {
      if ([reference, flags.parked, flags.delivery].filter((one) => one !== undefined).length !== 1)
        throw new CommandError(WRONG_USAGE, "name either the reference of a lead, --parked or --delivery");
      return retry(await open(), reference, flags);
    },
    text: requeuedText,
  });
