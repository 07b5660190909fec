import { Command } from "commander";
import { removeFeed } from "#application/imports/index.ts";
import { createStockWriter } from "../../adapters/database/index.ts";
import { type CliContext, WRONG_USAGE } from "../context.ts";
import { fail } from "../failure.ts";
import { parseFeedName } from "../feed/feed-name.ts";
import { createCommandUser } from "../import/with-imports.ts";
import { isOfEnvironment, waitForLock, withFeeds } from "./with-feeds.ts";

type Flags = { readonly confirm?: true };

const NOT_CONFIRMED = 2;

const HELP = `
Its vehicles leave the stock, in one new version; those of other feeds stay. Their numbers stay theirs. "vitrine imports
rollback" takes it back as an import, and "vitrine feeds add" follows the source again.

Exit codes: 0 removed; 1 no such feed, or wrong usage; 2 nothing was removed, because it waits for --confirm.`;

const remove = (context: CliContext, name: string, { confirm }: Flags): Promise<void> =>
  withFeeds(context, async (feeds, database) => {
    if (isOfEnvironment(context, name)) return;
    const [stored, summaries] = await Promise.all([feeds.list(), feeds.summaries()]);
    const vehicles = summaries.find((summary) => summary.name === name)?.vehicles ?? 0;
    if (vehicles === 0 && !stored.some((feed) => feed.name === name))
      return fail(context, WRONG_USAGE, `there is no feed ${name}`);
    if (confirm !== true) {
      context.stderr.write(
        `${name}: ${vehicles} vehicles would leave the stock; --confirm removes the feed with them\n`,
      );
      context.exit(NOT_CONFIRMED);
      return;
    }
    const { clock, stderr } = context;
    const stock = createStockWriter(database, clock, { user: createCommandUser(context, "feeds remove") });
    const onWait = (line: string): unknown => stderr.write(`${line}\n`);
    const removed = await removeFeed({ feeds, stock, clock, lock: () => waitForLock(database, name, onWait) }, name);
    context.stdout.write(`Removed: the feed ${name}, and ${removed} vehicles from the stock.\n`);
  });

/** `vitrine feeds remove NAME` */
export const removeFeedCommand = (context: CliContext): Command =>
  new Command("remove")
    .description("Ends following a feed and takes its vehicles off; says how many, and waits for --confirm.")
    .argument("<name>", "as `vitrine feeds` shows it", parseFeedName)
    .option("--confirm", "remove it with its vehicles")
    .addHelpText("after", HELP)
    .action((name: string, flags: Flags) => remove(context, name, flags));
