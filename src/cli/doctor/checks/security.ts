import { existsSync } from "node:fs";
import { findUnencryptedConnections, isPublicSiteUrl } from "#application/site/index.ts";
import { addDays } from "#domain/locations/index.ts";
import { errorMessage, utcDay } from "#domain/shared/index.ts";
import { isSecurityContactValid } from "#domain/site/index.ts";
import { type Certificate, readCertificate } from "../../../adapters/platform/certificate.ts";
import { findUnusableData, findWidePath, restrictCommand } from "../../../adapters/platform/data-folder.mjs";
import { findUnusablePath } from "../../../adapters/platform/usable-path.mjs";
import { signingKeyId } from "../../../adapters/signing/index.ts";
import {
  type CheckResult,
  type DoctorCheck,
  ENDING_SETTINGS_DAYS,
  fix,
  type Found,
  note,
  unusable,
  warn,
} from "../doctor-check.ts";
import { readSettingLines } from "../setting-lines.ts";

const DAY_MS = 86_400_000;

/** Automatic renewals come earlier: an end within so many days means that they fail. */
const ENDING_DAYS = 14;

const TIMEOUT_MS = 3_000;

const RENEW = "renew it at the proxy";

const certificateFinding = ({ validTo, fault }: Certificate, now: Date): Found => {
  const until = validTo.toISOString().slice(0, 10);
  if (validTo <= now) return fix(`it ended on ${until}`, RENEW);
  if (fault !== null) return fix(`browsers refuse it: ${fault}`, "install one of a public authority at the proxy");
  return validTo.getTime() - now.getTime() <= ENDING_DAYS * DAY_MS && warn(`it ends on ${until}`, RENEW);
};

const checkAddress = async (siteUrl: string, now: Date): Promise<CheckResult> => {
  try {
    const certificate = await readCertificate(new URL(siteUrl), TIMEOUT_MS);
    return {
      summary: `valid until ${certificate.validTo.toISOString().slice(0, 10)}`,
      findings: [certificateFinding(certificate, now)],
      data: { validTo: certificate.validTo.toISOString() },
    };
  } catch (error) {
    const what = `${siteUrl} cannot be reached from here: ${errorMessage(error)}`;
    return { summary: "not read", findings: [note(what)] };
  }
};

/** The certificate that visitors get at SITE_URL does not end soon. */
export const certificateCheck: DoctorCheck = {
  name: "certificate",
  needs: "nothing",
  run: async ({ siteUrl, context: { clock } }) => {
    if (new URL(siteUrl).protocol === "https:") return checkAddress(siteUrl, clock.now());
    const finding =
      isPublicSiteUrl(siteUrl) &&
      warn(`${siteUrl} is served without encryption`, "put a proxy with TLS before it, and https:// in SITE_URL");
    return { summary: `${siteUrl} has none`, findings: [finding] };
  },
};

/** Connections to other machines are encrypted. */
export const connectionsCheck: DoctorCheck = {
  name: "connections",
  needs: "settings",
  run: async ({ context: { config }, settings }) => ({
    summary: "all that leave this machine are encrypted",
    findings: findUnencryptedConnections({
      databaseUrl: config.databaseUrl,
      stockFeed: config.stockFeed,
      scanner: settings.leads.scanner,
    }).map((connection) => warn(connection, "encrypt it, unless nobody else can reach that network")),
  }),
};

const folderFinding = (folder: string): Found => {
  const wide = findWidePath(folder);
  return wide !== null && fix(`other accounts may use ${wide}`, restrictCommand(folder));
};

/** DATA_DIR, with leads and the signing key, is of use to this account alone, and MEDIA_DIR to it too. */
export const permissionsCheck: DoctorCheck = {
  name: "permissions",
  needs: "nothing",
  run: async ({ context: { config } }) => {
    const { dataDir, mediaDir } = config;
    const problem = unusable("DATA_DIR", findUnusableData(dataDir));
    return {
      summary: existsSync(dataDir)
        ? `${dataDir} is of use to this account alone`
        : `${dataDir} does not exist yet: the server creates it`,
      findings: [
        problem,
        problem === false && existsSync(dataDir) && folderFinding(dataDir),
        problem === false && unusable("MEDIA_DIR", findUnusablePath(mediaDir)),
      ],
    };
  },
};

const SET_EXPIRY = "set security.expires of the settings, at most a year ahead";

/** `/.well-known/security.txt` is answered, and does not expire soon. */
export const securityContactCheck: DoctorCheck = {
  name: "security-contact",
  needs: "settings",
  run: async ({ settings: { security }, context }) => {
    const { contact, expires } = security;
    if (contact === null || expires === null) return { summary: "none is named", findings: [] };
    const isValid = isSecurityContactValid(security, context.clock.now());
    const isEnding = isValid && expires <= addDays(utcDay(context.clock.now()), ENDING_SETTINGS_DAYS);
    const line = readSettingLines(context).lineOf(["security", "expires"]);
    return {
      summary: `security.txt is valid until ${expires}`,
      findings: [
        !isValid && fix(`security.txt expired on ${expires} and is not answered`, SET_EXPIRY),
        isEnding && warn(`security.txt expires on ${expires}`, SET_EXPIRY, [`${line}: it is not answered then`]),
      ],
      data: { expires },
    };
  },
};

/** 32 random letters have more in all but one of a million cases. */
const MIN_DIFFERENT = 10;

const describeKeys = (keys: readonly string[] | null): string => {
  const [newest, ...previous] = (keys ?? []).map(signingKeyId);
  if (newest === undefined) return "forms are signed by the key in the database";
  const accepted = previous.length === 0 ? "" : `, and what ${previous.join(", ")} signed is accepted`;
  return `forms are signed by the key ${newest}${accepted}`;
};

const findWeak = (key: string): Found => {
  const different = new Set(key).size;
  return (
    different < MIN_DIFFERENT &&
    fix(`SECRET_KEY can be guessed: it has ${different} different characters`, "set one of openssl rand -base64 48")
  );
};

/** Keys cannot be guessed. Names them without revealing them: nodes that differ do not accept each other's forms. */
export const signingCheck: DoctorCheck = {
  name: "signing",
  needs: "nothing",
  run: async ({ context: { config } }) => ({
    summary: describeKeys(config.secretKeys),
    findings: (config.secretKeys ?? []).map(findWeak),
  }),
};
