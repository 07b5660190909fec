import { Command, InvalidArgumentError } from "commander";
import { type CliContext, openForReading, WRONG_USAGE } from "../context.ts";
import { fail } from "../failure.ts";
import { type AnswerFormat, formatOption } from "../format-option.ts";
import { marketSettings } from "../market-settings.ts";
import { createToken } from "#application/api-tokens/index.ts";
import {
  API_SCOPE_NAMES,
  API_SCOPES,
  type ApiScope,
  type ApiToken,
  type ApiTokenState,
  apiTokenState,
  isApiTokenName,
} from "#domain/api-tokens/index.ts";
import { randomBytes, sha256Digest } from "../../adapters/signing/index.ts";
import { parseUntil } from "../leads/lead-options.ts";
import { wallClock } from "#domain/locations/index.ts";
import { textTable } from "../text-table.ts";
import type { ApiTokenStore } from "#application/api-tokens/ports.ts";
import { createApiTokenStore } from "../../adapters/database/index.ts";

/** Exit code: there is no such token. */
const NOT_FOUND = 4;

type Flags = { readonly scope: readonly ApiScope[]; readonly expires?: string; readonly format: AnswerFormat };

const SCOPES = API_SCOPE_NAMES.map((scope) => `  ${scope.padEnd(16)} ${API_SCOPES[scope]}`).join("\n");

const HELP = `
Scopes:
${SCOPES}

The token is printed once, alone on standard output: only its hash is stored. Programs send it as "Authorization: Bearer …".

Examples:
  vitrine token create crm --scope leads:read --scope leads:events
  vitrine token create portal --scope leads:write --expires 2027-12-31 > portal.token

Exit codes: 0 created; 1 wrong usage, also a name that is or was used.`;

const parseScope = (text: string, earlier: readonly ApiScope[] = []): readonly ApiScope[] => {
  const scope = API_SCOPE_NAMES.find((name) => name === text);
  if (scope === undefined) throw new InvalidArgumentError(`It must be one of ${API_SCOPE_NAMES.join(", ")}.`);
  return earlier.includes(scope) ? earlier : [...earlier, scope];
};

/** Undefined for a text that is no day or instant in the future. */
const parseExpiry = (context: CliContext, text: string | undefined): Date | null | undefined => {
  if (text === undefined) return null;
  const now = context.clock.now();
  const end = parseUntil(text, now, marketSettings(context).timeZone);
  return end !== null && end > now ? end : undefined;
};

/** Runs `work` with the tokens of the command's database; ends the command where there is no database. */
const withTokens = async (context: CliContext, work: (tokens: ApiTokenStore) => Promise<void>): Promise<void> => {
  const database = await openForReading(context);
  if (database === null) return;
  try {
    await work(createApiTokenStore(database));
  } finally {
    await database.close();
  }
};

const parseTokenName = (text: string): string => {
  if (isApiTokenName(text)) return text;
  throw new InvalidArgumentError("It must be lower-case letters, digits and hyphens, at most 40, as portal-2.");
};

const HEAD = ["name", "state", "scopes", "created", "last used", "expires", "revoked"];

const tokenTable = (tokens: readonly ApiToken[], now: Date, timeZone: string): string => {
  const time = (at: string | null): string => (at === null ? "-" : wallClock(at, timeZone));
  const cells = (token: ApiToken): string[] => [
    token.name,
    apiTokenState(token, now),
    token.scopes.join(" "),
    time(token.createdAt),
    time(token.lastUsedAt),
    time(token.expiresAt),
    time(token.revokedAt),
  ];
  return textTable([HEAD, ...tokens.map(cells)], []);
};

type TokenJson = {
  readonly name: string;
  readonly state: ApiTokenState;
  readonly scopes: readonly string[];
  readonly created_at: string;
  readonly last_used_at: string | null;
  readonly expires_at: string | null;
  readonly revoked_at: string | null;
};

const toTokenJson = (token: ApiToken, now: Date): TokenJson => ({
  name: token.name,
  state: apiTokenState(token, now),
  scopes: token.scopes,
  created_at: token.createdAt,
  last_used_at: token.lastUsedAt,
  expires_at: token.expiresAt,
  revoked_at: token.revokedAt,
});

const create = async (context: CliContext, name: string, { scope, expires, format }: Flags): Promise<void> => {
  const expiresAt = parseExpiry(context, expires);
  if (expiresAt === undefined)
    return fail(context, WRONG_USAGE, `--expires must be a day or an ISO 8601 time in the future: ${expires}`);
  await withTokens(context, async (tokens) => {
    const deps = { tokens, clock: context.clock, randomBytes, digest: sha256Digest };
    const created = await createToken(deps, { name, scopes: scope, expiresAt });
    if (created === null) return fail(context, WRONG_USAGE, `there is or was a token ${name}: choose another name`);
    const { token, secret } = created;
    if (format === "json") {
      const answer = { ...toTokenJson(token, context.clock.now()), token: secret };
      context.stdout.write(`${JSON.stringify(answer, null, 2)}\n`);
    } else {
      context.stdout.write(`${secret}\n`);
      context.stderr.write(`Store it now: it cannot be shown again. "vitrine token revoke ${name}" ends it.\n`);
    }
  });
};

/** `vitrine token create NAME` */
const createTokenCommand = (context: CliContext): Command =>
  new Command("create")
    .description("Creates a token for one program, and prints it once.")
    .argument("<name>", "names the program, as crm; never given twice", parseTokenName)
    .requiredOption("--scope <scope>", "what it allows; may be given several times", parseScope)
    .option("--expires <day>", "its last day, as 2027-12-31, or an ISO 8601 time; without it, it does not expire")
    .addOption(formatOption())
    .addHelpText("after", HELP)
    .action((name: string, flags: Flags) => create(context, name, flags));

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
