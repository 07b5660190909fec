import type { Command } from "commander";
import { removeFeed } from "#application/imports/index.ts";
import type { FeedStore } from "#application/imports/ports.ts";
import type { OwnGuards } from "#domain/imports/index.ts";
import { createStockWriter } from "../../adapters/database/index.ts";
import { command } from "../command.ts";
import { type CliContext, WRONG_USAGE } from "../context.ts";
import { CommandError } from "../failure.ts";
import { createCommandUser } from "../import/stores.ts";
import { parseFeedName } from "../options.ts";
import { guardOption, intervalOption } from "./options.ts";
import { feedsOnDemand, feedStores, readNamedProfile, refuseEnvironmentFeed, waitForLock } from "./stores.ts";

const NAME_ARGUMENT = ["<name>", "as `vitrine feeds` shows it", parseFeedName] as const;

/** `guard` false: those of the settings. */
type ChangeFlags = { readonly profile?: string; readonly interval?: number; readonly guard?: OwnGuards | false };

const toChanges = async ({ profile, interval, guard }: ChangeFlags): Promise<Parameters<FeedStore["update"]>[1]> => {
  if (profile === undefined && interval === undefined && guard === undefined)
    throw new CommandError(WRONG_USAGE, "say what changes: --profile, --interval, --guard or --no-guard");
  return {
    ...(profile === undefined ? {} : { profile: (await readNamedProfile(profile)).name }),
    ...(interval === undefined ? {} : { intervalSeconds: interval }),
    ...(guard === undefined ? {} : { guards: guard === false ? {} : guard }),
  };
};

/** `vitrine feeds change NAME` */
export const changeFeedCommand = (context: CliContext): Command =>
  command(context, {
    name: "change",
    description: "Changes how a feed is followed: its profile, interval and limits. What is not named stays.",
    parameters: [
      NAME_ARGUMENT,
      ["--profile <name>", "how the feed is written, as for import vehicles"],
      intervalOption(),
      guardOption(),
      ["--no-guard", "the limits of the settings"],
    ],
    needs: feedsOnDemand,
    run: async (open, name: string, flags: ChangeFlags) => {
      refuseEnvironmentFeed(context, name);
      const changes = await toChanges(flags);
      const { feeds } = await open();
      if (await feeds.update(name, changes)) return name;
      throw new CommandError(WRONG_USAGE, `the server follows no feed ${name}`);
    },
    text: (name) => `Changed: a running server follows ${name} so from now on. Its vehicles stay as they are.`,
  });

/** `vitrine feeds pause NAME` */
export const pauseFeedCommand = (context: CliContext): Command =>
  command(context, {
    name: "pause",
    description: "Stops following a feed for a time.",
    parameters: [NAME_ARGUMENT, ["--end", "follow it again"]],
    needs: feedStores,
    run: async ({ feeds }, name: string, { end }: { readonly end?: true }) => {
      refuseEnvironmentFeed(context, name);
      const isKnown = await feeds.setPaused(name, end ? null : context.clock.now().toISOString());
      if (!isKnown) throw new CommandError(WRONG_USAGE, `the server follows no feed ${name}`);
      return end ? `${name} is followed again.` : `Paused: ${name}. Its vehicles stay as they are.`;
    },
    text: (text) => text,
  });

/** Exit code: nothing was removed, because it waits for --confirm. */
const NOT_CONFIRMED = 2;

const REMOVE_HELP = `
Its vehicles leave the stock, in one new version; those of other feeds stay. Their numbers stay theirs. "vitrine imports
rollback" takes it back as an import, and "vitrine feeds add" follows the source again.

Exit codes: 0 removed; 1 no such feed, or wrong usage; 2 nothing was removed, because it waits for --confirm.`;

/** `vitrine feeds remove NAME` */
export const removeFeedCommand = (context: CliContext): Command =>
  command(context, {
    name: "remove",
    description: "Ends following a feed and takes its vehicles off; says how many, and waits for --confirm.",
    help: REMOVE_HELP,
    parameters: [NAME_ARGUMENT, ["--confirm", "remove it with its vehicles"]],
    needs: feedStores,
    run: async ({ feeds, database }, name: string, { confirm }: { readonly confirm?: true }) => {
      refuseEnvironmentFeed(context, name);
      const [stored, summaries] = await Promise.all([feeds.list(), feeds.summaries()]);
      const vehicles = summaries.find((summary) => summary.name === name)?.vehicles ?? 0;
      if (vehicles === 0 && !stored.some((feed) => feed.name === name))
        throw new CommandError(WRONG_USAGE, `there is no feed ${name}`);
      const { clock, stderr } = context;
      if (confirm !== true) {
        stderr.write(`${name}: ${vehicles} vehicles would leave the stock; --confirm removes the feed with them\n`);
        return null;
      }
      const stock = createStockWriter(database, clock, { user: createCommandUser(context, "feeds remove") });
      const onWait = (line: string): unknown => stderr.write(`${line}\n`);
      const removed = await removeFeed({ feeds, stock, clock, lock: () => waitForLock(database, name, onWait) }, name);
      return `Removed: the feed ${name}, and ${removed} vehicles from the stock.`;
    },
    text: (text) => text ?? "",
    exitCode: (text) => (text === null ? NOT_CONFIRMED : 0),
  });
