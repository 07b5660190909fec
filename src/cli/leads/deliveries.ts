import { Command, Option } from "commander";
import type { DeliveryFilter, ListedDelivery } from "#application/leads/ports.ts";
import { wallClock } from "#domain/locations/index.ts";
import type { CliContext } from "../context.ts";
import { type AnswerFormat, formatOption } from "../format-option.ts";
import { textTable } from "../text-table.ts";
import { marketSettings } from "../market-settings.ts";
import { wholeNumberUpTo } from "../whole-number.ts";
import { formatOutcome } from "./show.ts";
import { printJson, withLeads } from "./with-leads.ts";

const HELP = `
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

const list = (context: CliContext, { format, ...filter }: DeliveryFilter & { format: AnswerFormat }): Promise<void> =>
  withLeads(context, async ({ reader }) => {
    const deliveries = await reader.deliveries(filter);
    if (format === "json") printJson(context, deliveries);
    else if (deliveries.length === 0) context.stdout.write("No deliveries.\n");
    else context.stdout.write(`${deliveryText(deliveries, marketSettings(context).timeZone)}\n`);
  });

/** `vitrine leads deliveries` */
export const deliveriesCommand = (context: CliContext): Command =>
  new Command("deliveries")
    .description("Lists the deliveries of leads with their attempts, errors and next tries.")
    .addOption(new Option("--channel <channel>", "http: webhooks and ADF by HTTP").choices(["http", "mail"]))
    .addOption(new Option("--state <state>", "only these").choices(["due", "sent", "parked"]))
    .option("--limit <number>", "at most so many", wholeNumberUpTo(MAX_LIMIT), 50)
    .addOption(formatOption())
    .addHelpText("after", HELP)
    .action((flags: DeliveryFilter & { format: AnswerFormat }) => list(context, flags));
