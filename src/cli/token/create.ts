import { Command, InvalidArgumentError } from "commander";
import { createToken } from "#application/api-tokens/index.ts";
import { API_SCOPE_NAMES, API_SCOPES, type ApiScope } from "#domain/api-tokens/index.ts";
import { randomBytes, sha256Digest } from "../../adapters/signing/index.ts";
import { type CliContext, WRONG_USAGE } from "../context.ts";
import { fail } from "../failure.ts";
import { type AnswerFormat, formatOption } from "../format-option.ts";
import { parseUntil } from "../leads/parse-instant.ts";
import { marketSettings } from "../market-settings.ts";
import { toTokenJson } from "./token-table.ts";
import { parseTokenName, withTokens } from "./with-tokens.ts";

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
export const createTokenCommand = (context: CliContext): Command =>
  new Command("create")
    .description("Creates a token for one program, and prints it once.")
    .argument("<name>", "names the program, as crm; never given twice", parseTokenName)
    .requiredOption("--scope <scope>", "what it allows; may be given several times", parseScope)
    .option("--expires <day>", "its last day, as 2027-12-31, or an ISO 8601 time; without it, it does not expire")
    .addOption(formatOption())
    .addHelpText("after", HELP)
    .action((name: string, flags: Flags) => create(context, name, flags));
