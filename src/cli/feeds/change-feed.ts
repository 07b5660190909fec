import { Command } from "commander";
import type { OwnGuards } from "#domain/imports/index.ts";
import { type CliContext, WRONG_USAGE } from "../context.ts";
import { fail } from "../failure.ts";
import { parseFeedName } from "../feed/feed-name.ts";
import { guardOption, intervalOption, readNamedProfile } from "./feed-options.ts";
import { isOfEnvironment, withFeeds } from "./with-feeds.ts";

/** `guard` false: those of the settings. */
type Flags = { readonly profile?: string; readonly interval?: number; readonly guard?: OwnGuards | false };

const change = async (context: CliContext, name: string, { profile: given, interval, guard }: Flags): Promise<void> => {
  if (isOfEnvironment(context, name)) return;
  if (given === undefined && interval === undefined && guard === undefined)
    return fail(context, WRONG_USAGE, "say what changes: --profile, --interval, --guard or --no-guard");
  const profile = given === undefined ? undefined : await readNamedProfile(context, given);
  if (profile === null) return;
  await withFeeds(context, async (feeds) => {
    const isKnown = await feeds.update(name, {
      ...(profile === undefined ? {} : { profile: profile.name }),
      ...(interval === undefined ? {} : { intervalSeconds: interval }),
      ...(guard === undefined ? {} : { guards: guard === false ? {} : guard }),
    });
    if (!isKnown) return fail(context, WRONG_USAGE, `the server follows no feed ${name}`);
    context.stdout.write(`Changed: a running server follows ${name} so from now on. Its vehicles stay as they are.\n`);
  });
};

/** `vitrine feeds change NAME` */
export const changeFeedCommand = (context: CliContext): Command =>
  new Command("change")
    .description("Changes how a feed is followed: its profile, interval and limits. What is not named stays.")
    .argument("<name>", "as `vitrine feeds` shows it", parseFeedName)
    .option("--profile <name>", "how the feed is written, as for import vehicles")
    .addOption(intervalOption())
    .addOption(guardOption())
    .option("--no-guard", "the limits of the settings")
    .action((name: string, flags: Flags) => change(context, name, flags));
