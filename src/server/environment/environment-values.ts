import { join, resolve } from "node:path";
import { z } from "zod";
import { parseDsn } from "#domain/error-reports/index.ts";
import { isLoopbackHost, parseDurationSeconds, parseMailbox, parseRate } from "#domain/shared/index.ts";

// The types of environment variables. Each message completes a sentence that starts with the name.

/** The message repeats the value, which must not contain a secret. */
const parsed = <T>(expected: string, parse: (text: string) => T | undefined) =>
  z.string().transform((text, context): T => {
    const value = parse(text);
    if (value !== undefined) return value;
    context.addIssue({ code: "custom", message: `must be ${expected}; it is "${text}"` });
    return z.NEVER;
  });

export const wholeNumber = (min: number, max: number) =>
  parsed(`a whole number from ${min} to ${max}`, (text) => {
    const value = Number(text);
    return /^\d+$/.test(text) && value >= min && value <= max ? value : undefined;
  });

export const statusPort = parsed("a whole number from 0 to 65535", (text) =>
  text === "" ? null : (wholeNumber(0, MAX_PORT).safeParse(text).data ?? undefined),
);

export const mailbox = parsed("one mailbox, as Garage Exemple <bonjour@garage.example>, or an address alone", (text) =>
  text === "" ? null : parseMailbox(text) === null ? undefined : text,
);

export const oneOf = <const T extends string>(...allowed: readonly T[]) =>
  parsed(allowed.map((value) => `"${value}"`).join(" or "), (text) => allowed.find((value) => value === text));

/** A "/", "#" or "@" of a password ends the part of the address in which it stands. */
const ENCODING_HINT = "; in its user and password % / ? # @ : are written %25 %2F %3F %23 %40 %3A";

/** A URL with one of the schemes, or null. The message does not repeat the value, which may contain a password. */
export const address = (...schemes: readonly string[]) =>
  z.string().transform((text, context): string | null => {
    const { protocol = "" } = URL.parse(text) ?? {};
    if (text === "" || schemes.includes(protocol)) return text || null;
    const names = schemes.map((scheme) => `${scheme}//`);
    const hint = names.some((name) => text.startsWith(name)) ? ENCODING_HINT : "";
    context.addIssue({ code: "custom", message: `must be an address that starts with ${names.join(" or ")}${hint}` });
    return z.NEVER;
  });

/**
 * What an address of PostgreSQL means otherwise than it reads; null: nothing. A "/", "#" or "?" in a password ends the host, which
 * is then the user's name.
 */
const findMisreading = (text: string): string | null => {
  const [, authority = "", rest = ""] = /^postgres(?:ql)?:\/\/([^/?#]*)(.*)$/s.exec(text) ?? [];
  const isCut =
    !authority.includes("@") && /^[#/?]/.test(rest) && /@[^&=]*(?:[/:]|$)/.test(rest.replace(/\?[\w-]+=.*/s, ""));
  if (isCut || /%(?![0-9a-f]{2})/i.test(authority))
    return `must have its user and password percent-encoded${ENCODING_HINT}`;
  return authority.split("@").at(-1)?.includes(",") || /[?&]host=[^?&]*(?:,|%2C)/i.test(text)
    ? "must name one host: the primary, by a name that follows it after a failover"
    : null;
};

/** Null when it is empty. The message does not repeat the value, which may contain a password. */
export const databaseAddress = z.string().transform((text, context): string | null => {
  const message = findMisreading(text);
  if (message !== null) {
    context.addIssue({ code: "custom", message });
    return z.NEVER;
  }
  const read = address("postgres:", "postgresql:").safeParse(text);
  if (read.success) return read.data;
  for (const { message: fault } of read.error.issues) context.addIssue({ code: "custom", message: fault });
  return z.NEVER;
});

/** The message does not repeat the value, which may contain a secret key. */
export const dsn = z.string().transform((text, context) => {
  if (text === "") return null;
  const target = parseDsn(text);
  if (target !== null) return target;
  context.addIssue({ code: "custom", message: "must be a DSN such as https://key@host/project, without a secret key" });
  return z.NEVER;
});

/** Loaded by pages, so its URL is public. */
export const publicAddress = address("https:", "http:").refine(
  (url) => url === null || !/^[^:]+:\/\/[^/]*@/.test(url),
  "must not contain a user name or a password: every visitor sees it",
);

/** Allowed characters of a value that becomes part of a URL. */
export const MAX_TEXT = 500;
export const TOO_LONG = `must have at most ${MAX_TEXT} characters`;

/** Folder of the program. */
export const PROJECT_FOLDER = join(import.meta.dirname, "..", "..", "..");

/** Relative paths start at the project root, so that every command finds the same data from any working directory. */
const projectPath = (path: string): string => resolve(PROJECT_FOLDER, path);

export const folder = z.string().transform(projectPath);

export const optionalFolder = z.string().transform((text) => (text === "" ? null : projectPath(text)));

export const optionalName = z.string().transform((text) => (text === "" ? null : text));

export const MAX_PORT = 65_535;

/** May contain `{PORT}`, which is validated with the longest port. */
export const publicSiteUrl = parsed("the public http or https address of the site, without a path", (text) => {
  const url = URL.parse(text.replace("{PORT}", String(MAX_PORT)));
  return url && /^https?:$/.test(url.protocol) && url.pathname === "/" && url.search === "" ? text : undefined;
});

/** Connections to other machines carry personal data, a token or page content: they must be encrypted. */
export const isEncryptedOrLocal = (url: string): boolean => {
  const { protocol, hostname } = new URL(url);
  return protocol === "https:" || isLoopbackHost(hostname);
};

/** Parameters of an SMTP URL that weaken TLS or its verification. */
const TLS_PARAMETER = /^(?:ignoreTLS|requireTLS|opportunisticTLS|secure|tls(?:\..*)?)$/i;

export const usesTlsOrIsLocal = (url: string): boolean => {
  const { hostname, searchParams } = new URL(url);
  return isLoopbackHost(hostname) || ![...searchParams.keys()].some((name) => TLS_PARAMETER.test(name));
};

const MAX_INTERVAL_SECONDS = 7 * 24 * 3600;

export const feedInterval = parsed("a time such as 90s, 15m or 2h, from 10 seconds to 7 days", (text) => {
  const seconds = parseDurationSeconds(text) ?? 0;
  return seconds >= 10 && seconds <= MAX_INTERVAL_SECONDS ? seconds : undefined;
});

/** The format is `PROFILE+SOURCE`; without a prefix the profile is `vitrine`. */
export const feedSource = z
  .string()
  .transform((text) => {
    const [, profile = "vitrine", source = ""] = /^(?:([a-z0-9]+(?:-[a-z0-9]+)*)\+)?(.+)$/s.exec(text) ?? [];
    return text === "" ? null : { profile, source };
  })
  .refine((feed) => !/^https?:/i.test(feed?.source ?? "") || URL.canParse(feed?.source ?? ""), {
    error: "must be the path of a file or an http(s) address",
  })
  .refine((feed) => !/^(?!https?:)[a-z][a-z0-9+.-]*:\/\//i.test(feed?.source ?? ""), {
    error: "must be the path of a file or an address that starts with http:// or https://",
  })
  .transform((feed) =>
    feed === null || /^https?:/i.test(feed.source) ? feed : { ...feed, source: projectPath(feed.source) },
  );

export const backupInterval = parsed("a time such as 90m, 6h or 12h, from 10 minutes to 7 days", (text) => {
  const seconds = parseDurationSeconds(text) ?? 0;
  return seconds >= 600 && seconds <= MAX_INTERVAL_SECONDS ? seconds : undefined;
});

export const tagManagerId = parsed("a container of Google Tag Manager, as GTM-ABC123", (text) => {
  if (text === "") return null;
  return /^GTM-[A-Z0-9]{4,12}$/.test(text) ? text : undefined;
});

export const leadsRate = parsed("a number and a time such as 30/1h or 10/15m, at most a day, or off", (text) =>
  text === "off" ? null : (parseRate(text) ?? undefined),
);

/** The message does not repeat the value, which is a secret. */
export const headerToken = z
  .string()
  .regex(/^[\u0021-\u007e]*$/, "must be a token without spaces")
  .transform((token) => token || null);

const MIN_SECRET_LENGTH = 32;

/** The message does not repeat the value. */
export const secret = (minLength: number) =>
  z
    .string()
    .refine((text) => text === "" || text.length >= minLength, { error: `must have at least ${minLength} characters` })
    .transform((text) => text || null);

export const longSecret = secret(MIN_SECRET_LENGTH);

/** Signing keys, the newest first. */
export type SigningKeys = readonly [newest: string, ...previous: string[]];

export const signingKeys = z.string().transform((text, context): SigningKeys | null => {
  if (text === "") return null;
  const [newest = "", ...previous] = text.split(",").map((key) => key.trim());
  const keys: SigningKeys = [newest, ...previous];
  if (keys.length <= 5 && keys.every((key) => key.length >= MIN_SECRET_LENGTH)) return keys;
  const message = `must have at least ${MIN_SECRET_LENGTH} characters; a comma separates keys, of which there are five at most`;
  context.addIssue({ code: "custom", message });
  return z.NEVER;
});

const MAX_ATTRIBUTION_LENGTH = 200;

export const mapAttribution = parsed(`text without < and > of at most ${MAX_ATTRIBUTION_LENGTH} characters`, (text) =>
  text.length <= MAX_ATTRIBUTION_LENGTH && !/[<>]/.test(text) ? text : undefined,
);

/** URL of pictures that pages load. */
export const mapTilesUrl = publicAddress.refine(
  (url) => url === null || ["{z}", "{x}", "{y}"].every((part) => url.includes(part)),
  { error: "must contain {z}, {x} and {y}" },
);
