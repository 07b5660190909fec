import { resolve } from "node:path";
import { err, ok, type Result } from "#domain/shared/index.ts";
import { VARIABLES, type VariableName } from "./environment.ts";

/** Everything the environment decides, read once, checked, and frozen. */
export type Config = {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Null: the embedded database. */
  readonly databaseUrl: string | null;
  readonly site: "luxembourg" | "default";
  /** Origin of the public address, without a slash at its end. */
  readonly siteUrl: string;
  readonly trustedProxies: number;
  readonly secretKey: string | null;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  readonly minFillSeconds: number;
};

export type Environment = Readonly<Record<string, string | undefined>>;

const standards = new Map<string, string>(VARIABLES.map(({ name, standard }) => [name, standard]));

const LOOPBACK = new Set(["127.0.0.1", "::1", "localhost"]);

/** Reads one variable after the other and collects a message for each that is wrong. */
class Reader {
  readonly problems: string[] = [];
  readonly #environment: Environment;

  constructor(environment: Environment) {
    this.#environment = environment;
  }

  text(name: VariableName): string {
    return this.#environment[name]?.trim() || (standards.get(name) ?? "");
  }

  wrong(name: VariableName, wants: string): void {
    this.problems.push(`${name} must be ${wants}; it is "${this.text(name)}"`);
  }

  wholeNumber(name: VariableName, from: number, to: number): number {
    const text = this.text(name);
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= from && value <= to) return value;
    this.wrong(name, `a whole number from ${from} to ${to}`);
    return from;
  }

  oneOf<const T extends string>(name: VariableName, allowed: readonly [T, ...T[]]): T {
    const found = allowed.find((value) => value === this.text(name));
    if (found === undefined) this.wrong(name, allowed.map((value) => `"${value}"`).join(" or "));
    return found ?? allowed[0];
  }

  /** A URL of one of the schemes, or null where the variable is not set. The value may hold a password: it is not repeated. */
  url(name: VariableName, schemes: readonly string[]): string | null {
    const text = this.text(name);
    if (text === "") return null;
    if (URL.canParse(text) && schemes.includes(new URL(text).protocol)) return text;
    this.problems.push(
      `${name} must be an address that starts with ${schemes.map((scheme) => `${scheme}//`).join(" or ")}`,
    );
    return null;
  }
}

const readSiteUrl = (read: Reader, port: number): string => {
  const fallback = `http://localhost:${port}`;
  const text = read.text("SITE_URL").replace("{PORT}", String(port));
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && /^https?:$/.test(url.protocol) && url.pathname === "/" && url.search === "") return url.origin;
  read.wrong("SITE_URL", "the public http or https address of the site, without a path");
  return fallback;
};

const readSecretKey = (read: Reader): string | null => {
  const key = read.text("SECRET_KEY");
  if (key !== "" && key.length < 32) read.problems.push("SECRET_KEY must have at least 32 characters");
  return key || null;
};

const readMinFillSeconds = (read: Reader, host: string): number => {
  const seconds = read.wholeNumber("LEADS_MIN_FILL_SECONDS", 0, 3600);
  if (seconds === 0 && !LOOPBACK.has(host)) {
    read.problems.push("LEADS_MIN_FILL_SECONDS may be 0 only while HOST is a loopback address");
  }
  return seconds;
};

/** The configuration, or one message for each wrong variable. */
export const readConfig = (environment: Environment): Result<Config, readonly string[]> => {
  const read = new Reader(environment);
  const port = read.wholeNumber("PORT", 0, 65_535);
  const host = read.text("HOST");
  const config: Config = {
    port,
    host,
    dataDir: resolve(read.text("DATA_DIR")),
    databaseUrl: read.url("DATABASE_URL", ["postgres:", "postgresql:"]),
    site: read.oneOf("SITE", ["luxembourg", "default"]),
    siteUrl: readSiteUrl(read, port),
    trustedProxies: read.wholeNumber("TRUST_PROXY", 0, 10),
    secretKey: readSecretKey(read),
    smtpUrl: read.url("SMTP_URL", ["smtp:", "smtps:"]),
    mailFrom: read.text("MAIL_FROM"),
    minFillSeconds: readMinFillSeconds(read, host),
  };
  return read.problems.length === 0 ? ok(Object.freeze(config)) : err(read.problems);
};
