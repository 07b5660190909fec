import { type Command, InvalidArgumentError, Option } from "commander";
import { createToken } from "#application/api-tokens/index.ts";
import {
  API_SCOPE_NAMES,
  API_SCOPES,
  type ApiScope,
  type ApiToken,
  apiTokenState,
  isApiTokenName,
} from "#domain/api-tokens/index.ts";
import { wallClock } from "#domain/locations/index.ts";
import { createApiTokenStore } from "../../adapters/database/index.ts";
import { randomBytes, sha256Digest } from "../../adapters/signing/index.ts";
import { command, commandGroup, existingDatabase, onDemand } from "../command.ts";
import { type CliContext, marketSettings, WRONG_USAGE } from "../context.ts";
import { CommandError, NOT_FOUND } from "../failure.ts";
import { parseUntil } from "../leads/options.ts";
import { textTable } from "../text-table.ts";

type CreateFlags = { readonly scope: readonly ApiScope[]; readonly expires?: string };

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

const parseExpiry = (context: CliContext, text: string | undefined): Date | null => {
  if (text === undefined) return null;
  const now = context.clock.now();
  const end = parseUntil(text, now, marketSettings(context).timeZone);
  if (end !== null && end > now) return end;
  throw new CommandError(WRONG_USAGE, `--expires must be a day or an ISO 8601 time in the future: ${text}`);
};

const tokenStore = async (context: CliContext, stack: AsyncDisposableStack) =>
  createApiTokenStore(await existingDatabase(context, stack));

const tokensOnDemand = onDemand(tokenStore);

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

const toTokenJson = (token: ApiToken, now: Date) => ({
  name: token.name,
  state: apiTokenState(token, now),
  scopes: token.scopes,
  created_at: token.createdAt,
  last_used_at: token.lastUsedAt,
  expires_at: token.expiresAt,
  revoked_at: token.revokedAt,
});

/** `vitrine token create NAME` */
const createTokenCommand = (context: CliContext): Command =>
  command(context, {
    name: "create",
    description: "Creates a token for one program, and prints it once.",
    help: HELP,
    parameters: [
      ["<name>", "names the program, as crm; never given twice", parseTokenName],
      new Option("--scope <scope>", "what it allows; may be given several times")
        .argParser(parseScope)
        .makeOptionMandatory(),
      ["--expires <day>", "its last day, as 2027-12-31, or an ISO 8601 time; without it, it does not expire"],
    ],
    needs: tokensOnDemand,
    run: async (open, name: string, { scope, expires }: CreateFlags) => {
      const expiresAt = parseExpiry(context, expires);
      const deps = { tokens: await open(), clock: context.clock, randomBytes, digest: sha256Digest };
      const created = await createToken(deps, { name, scopes: scope, expiresAt });
      if (created === null) throw new CommandError(WRONG_USAGE, `there is or was a token ${name}: choose another name`);
      return created;
    },
    table: ({ token: { name }, secret }) => {
      context.stderr.write(`Store it now: it cannot be shown again. "vitrine token revoke ${name}" ends it.\n`);
      return secret;
    },
    json: ({ token, secret }) => ({ ...toTokenJson(token, context.clock.now()), token: secret }),
  });

const listCommand = (context: CliContext): Command =>
  command(context, {
    name: "list",
    description: "Lists the tokens: scopes, state, last use. Their secrets are not stored.",
    help: "\nExit codes: 0 listed; 1 wrong usage.",
    needs: tokenStore,
    run: (tokens) => tokens.list(),
    table: (tokens) =>
      tokens.length === 0
        ? "There is no token."
        : tokenTable(tokens, context.clock.now(), marketSettings(context).timeZone),
    json: (tokens) => tokens.map((token) => toTokenJson(token, context.clock.now())),
  });

const revokeCommand = (context: CliContext): Command =>
  command(context, {
    name: "revoke",
    description: "Ends a token, on every server with its next request.",
    help: "\nExit codes: 0 revoked, also before; 1 wrong usage; 4 there is no such token.",
    parameters: [["<name>", "as `vitrine token list` shows it", parseTokenName]],
    needs: tokenStore,
    run: async (tokens, name: string) => {
      if (await tokens.revoke(name, context.clock.now().toISOString())) return name;
      throw new CommandError(NOT_FOUND, `there is no token ${name}`);
    },
    text: (name) => `Revoked: ${name}. Every server refuses it from now on.`,
  });

/** `vitrine token`: what other programs write with. */
export const tokenCommand = (context: CliContext): Command =>
  commandGroup(
    "token",
    "Tokens with which other programs change vehicles and send leads over HTTP: create, list, revoke.",
    [createTokenCommand(context), listCommand(context), revokeCommand(context)],
  );
