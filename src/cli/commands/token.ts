import { Command } from "commander";
import type { CliContext } from "../context.ts";
import { fail } from "../failure.ts";
import { type AnswerFormat, formatOption } from "../format-option.ts";
import { marketSettings } from "../market-settings.ts";
import { createTokenCommand } from "../token/create.ts";
import { tokenTable, toTokenJson } from "../token/token-table.ts";
import { parseTokenName, withTokens } from "../token/with-tokens.ts";

/** Exit code: there is no such token. */
const NOT_FOUND = 4;

const list = (context: CliContext, format: AnswerFormat): Promise<void> =>
  withTokens(context, async (store) => {
    const tokens = await store.list();
    const now = context.clock.now();
    if (format === "json") {
      const answer = tokens.map((token) => toTokenJson(token, now));
      context.stdout.write(`${JSON.stringify(answer, null, 2)}\n`);
    } else if (tokens.length === 0) context.stdout.write("There is no token.\n");
    else context.stdout.write(`${tokenTable(tokens, now, marketSettings(context).timeZone)}\n`);
  });

const listCommand = (context: CliContext): Command =>
  new Command("list")
    .description("Lists the tokens: scopes, state, last use. Their secrets are not stored.")
    .addOption(formatOption())
    .addHelpText("after", "\nExit codes: 0 listed; 1 wrong usage.")
    .action(({ format }: { readonly format: AnswerFormat }) => list(context, format));

const revoke = (context: CliContext, name: string): Promise<void> =>
  withTokens(context, async (tokens) => {
    if (await tokens.revoke(name, context.clock.now().toISOString()))
      context.stdout.write(`Revoked: ${name}. Every server refuses it from now on.\n`);
    else fail(context, NOT_FOUND, `there is no token ${name}`);
  });

const revokeCommand = (context: CliContext): Command =>
  new Command("revoke")
    .description("Ends a token, on every server with its next request.")
    .argument("<name>", "as `vitrine token list` shows it", parseTokenName)
    .addHelpText("after", "\nExit codes: 0 revoked, also before; 1 wrong usage; 4 there is no such token.")
    .action((name: string) => revoke(context, name));

/** `vitrine token`: what other programs write with. */
export const tokenCommand = (context: CliContext): Command =>
  new Command("token")
    .description("Tokens with which other programs change vehicles and send leads over HTTP: create, list, revoke.")
    .addCommand(createTokenCommand(context))
    .addCommand(listCommand(context))
    .addCommand(revokeCommand(context));
