import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { describeVariables } from "./environment-variables.ts";

const problemsOf = (environment: Record<string, string>): readonly string[] => {
  const config = readConfig(environment);
  return config.ok ? [] : config.error;
};

const configOf = (environment: Record<string, string>) => {
  const config = readConfig(environment);
  if (!config.ok) throw new Error(config.error.join("\n"));
  return config.value;
};

describe("readConfig with an empty environment", () => {
  test("serves the site on port 3000 of the loopback, with the embedded database", () => {
    expect(configOf({})).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      databaseUrl: null,
      site: "luxembourg",
      siteUrl: "http://localhost:3000",
      trustedProxies: 0,
      minFillSeconds: 5,
      contentPublicToken: "public",
      secretKeys: null,
      smtpUrl: null,
    });
  });

  test("treats an empty variable as unset", () => {
    expect(configOf({ PORT: "", DATABASE_URL: " ", SITE: "" })).toMatchObject({ port: 3000, databaseUrl: null });
  });
});

describe("readConfig with an invalid value", () => {
  test.each([
    ["PORT", "abc", "PORT must be a whole number from 0 to 65535"],
    ["PORT", "70000", "PORT must be a whole number from 0 to 65535"],
    ["SITE", "belgique", 'SITE must be "default" or "luxembourg", a market of '],
    ["GROUP_DIR", "docs", "GROUP_DIR must be a group's folder: "],
    ["SITE_URL", "example.org", "SITE_URL must be the public http or https address"],
    ["SITE_URL", "https://example.org/fr", "SITE_URL must be the public http or https address"],
    ["DATABASE_URL", "mysql://x", "DATABASE_URL must be an address that starts with postgres:// or postgresql://"],
    ["DATABASE_URL", "postgres://u:p@db.example/v", "DATABASE_URL must say how the connection is encrypted unless"],
    ["SMTP_URL", "mail.example.org", "SMTP_URL must be an address that starts with smtp:// or smtps://"],
    ["SMTP_URL", "smtp://u:p@mail.example.org?ignoreTLS=true", "SMTP_URL must not have parameters about TLS unless"],
    [
      "SMTP_URL",
      "smtps://mail.example.org?tls.rejectUnauthorized=false",
      "SMTP_URL must not have parameters about TLS",
    ],
    ["TRUST_PROXY", "yes", "TRUST_PROXY must be a whole number from 0 to 10"],
    ["SECRET_KEY", "short", "SECRET_KEY must have at least 32 characters"],
    ["SECRET_KEY", `${"k".repeat(32)},short`, "SECRET_KEY must have at least 32 characters; a comma separates keys"],
    ["SECRET_KEY", Array(6).fill("k".repeat(32)).join(), "SECRET_KEY must have at least 32 characters; a comma"],
    ["STOCK_FEED_URL", "ftp://x/stock.csv", "STOCK_FEED_URL must be the path of a file or an address that starts with"],
    ["CONTENT_WEBHOOK_SECRET", "short", "CONTENT_WEBHOOK_SECRET must have at least 32 characters"],
    ["CONTENT_API_URL", "http://api.example.org/v2", "CONTENT_API_URL must start with https:// unless its host is"],
    ["ICON_API_URL", "http://icons.example.org", "ICON_API_URL must start with https:// unless its host is a loopback"],
    ["CONTENT_API_URL", "api.storyblok.com", "CONTENT_API_URL must be an address that starts with https:// or http://"],
    ["CONTENT_API_OAUTH_TOKEN", "a b", "CONTENT_API_OAUTH_TOKEN must be a token without spaces"],
    ["CONTENT_API_OAUTH_TOKEN", "o", "CONTENT_API_OAUTH_TOKEN needs CONTENT_API_TOKEN"],
    ["APPOINTMENT_SETTINGS", "x".repeat(501), "APPOINTMENT_SETTINGS must have at most 500 characters"],
    ["SENTRY_DSN", "https://errors.example/1", "SENTRY_DSN must be a DSN such as https://key@host/project"],
    ["SENTRY_DSN", "http://key@errors.example/1", "SENTRY_DSN must start with https:// unless its host is a loopback"],
    ["SENTRY_ENVIRONMENT", "a b", "SENTRY_ENVIRONMENT must be a name without spaces and slashes"],
    ["MOCK_DATA", "1", 'MOCK_DATA must be "true" or "false"'],
    ["MAP_TILES_URL", "https://tiles.example/{z}/{x}.png", "MAP_TILES_URL must contain {z}, {x} and {y}"],
    [
      "MAP_TILES_URL",
      "https://tiles.example/{z}/{x}/{y}.png",
      "MAP_TILES_ATTRIBUTION must be set when MAP_TILES_URL is",
    ],
    ["MAP_TILES_ATTRIBUTION", "<b>x</b>", "MAP_TILES_ATTRIBUTION must be text without < and >"],
    ["GTM_ID", "UA-12345-1", "GTM_ID must be a container of Google Tag Manager, as GTM-ABC123"],
    ["STOCK_FEED_INTERVAL", "soon", "STOCK_FEED_INTERVAL must be a time such as 90s, 15m or 2h"],
    ["STOCK_FEED_INTERVAL", "2s", "from 10 seconds to 7 days"],
    ["LEADS_MIN_FILL_SECONDS", "-1", "LEADS_MIN_FILL_SECONDS must be a whole number"],
    ["LEADS_RATE_LIMIT", "many", "LEADS_RATE_LIMIT must be a number and a time such as 30/1h or 10/15m"],
    ["LEADS_RATE_LIMIT", "0/1h", "LEADS_RATE_LIMIT must be a number and a time such as 30/1h or 10/15m"],
  ])("names %s=%s in a message", (name, value, message) => {
    expect(problemsOf({ [name]: value })).toEqual([expect.stringContaining(message)]);
  });

  test("collects one message for each variable", () => {
    expect(problemsOf({ PORT: "x", HOST: "0.0.0.0", LEADS_MIN_FILL_SECONDS: "x", TRUST_PROXY: "z" })).toHaveLength(3);
  });

  test("collects rules across variables with wrong values", () => {
    const problems = problemsOf({ PORT: "x", HOST: "0.0.0.0", LEADS_MIN_FILL_SECONDS: "0", LEADS_RATE_LIMIT: "off" });
    expect(problems).toHaveLength(3);
  });

  test("does not repeat a value that may hold a password", () => {
    expect(problemsOf({ DATABASE_URL: "mysql://admin:geheim@db" }).join()).not.toContain("geheim");
    expect(problemsOf({ SECRET_KEY: "geheim" }).join()).not.toContain("geheim");
  });
});

test("allows a minimum fill time of 0 only on a loopback address", () => {
  expect(problemsOf({ LEADS_MIN_FILL_SECONDS: "0", HOST: "0.0.0.0" })).toHaveLength(1);
  expect(configOf({ LEADS_MIN_FILL_SECONDS: "0" }).minFillSeconds).toBe(0);
});

test("limits the forms of a client, unless only this machine can reach the site", () => {
  expect(configOf({}).leadsRate).toEqual({ limit: 30, seconds: 3600 });
  expect(configOf({ LEADS_RATE_LIMIT: "10/15m", HOST: "0.0.0.0" }).leadsRate).toEqual({ limit: 10, seconds: 900 });
  expect(configOf({ LEADS_RATE_LIMIT: "off" }).leadsRate).toBeNull();
  expect(problemsOf({ LEADS_RATE_LIMIT: "off", HOST: "0.0.0.0" })).toHaveLength(1);
});

test("the script of the appointment widget has its four parameters", () => {
  const APPOINTMENT_EMBED_URL = "https://widget.example/embed?v=2";
  expect(problemsOf({ APPOINTMENT_EMBED_URL })).toEqual([
    "APPOINTMENT_APP must be set when APPOINTMENT_EMBED_URL is",
    "APPOINTMENT_APP_CODE must be set when APPOINTMENT_EMBED_URL is",
  ]);
  const parameters = { APPOINTMENT_APP: "alzette", APPOINTMENT_APP_CODE: "a b", APPOINTMENT_SETTINGS: "fr&1" };
  expect(configOf({ APPOINTMENT_EMBED_URL, ...parameters }).appointmentScriptUrl).toBe(
    "https://widget.example/embed?v=2&app=alzette&app_code=a+b&settings=fr%261&autoenable=off",
  );
  expect(configOf(parameters).appointmentScriptUrl).toBeNull();
  expect(problemsOf({ ...parameters, APPOINTMENT_EMBED_URL: "http://widget.example" })).toEqual([
    "APPOINTMENT_EMBED_URL must start with https:// unless its host is a loopback address",
  ]);
  expect(problemsOf({ ...parameters, APPOINTMENT_EMBED_URL: "https://u:p@widget.example" })).toEqual([
    "APPOINTMENT_EMBED_URL must not contain a user name or a password: every visitor sees it",
  ]);
});

test("errors are reported only with a service and an environment", () => {
  const [SENTRY_DSN, SENTRY_ENVIRONMENT] = ["https://key@errors.example/1", "production"];
  expect(configOf({ SENTRY_DSN }).errorReporting).toBeNull();
  expect(configOf({ SENTRY_ENVIRONMENT }).errorReporting).toBeNull();
  expect(configOf({ SENTRY_DSN, SENTRY_ENVIRONMENT }).errorReporting).toMatchObject({
    target: { dsn: SENTRY_DSN },
    environment: "production",
  });
});

test("signs with the first key and keeps the previous ones", () => {
  const [newest, previous] = ["n".repeat(32), "p".repeat(32)];
  expect(configOf({ SECRET_KEY: newest }).secretKeys).toEqual([newest]);
  expect(configOf({ SECRET_KEY: `${newest}, ${previous}` }).secretKeys).toEqual([newest, previous]);
});

test("mock data are for this machine alone", () => {
  expect([configOf({}).mockData, configOf({ MOCK_DATA: "true" }).mockData]).toEqual([false, true]);
  expect(problemsOf({ MOCK_DATA: "true", SITE_URL: "https://www.example.org" })).toEqual([
    "MOCK_DATA may be true only while SITE_URL is a loopback address",
  ]);
});

test.each([
  ["MAIL_FROM", "Garage Dupont"],
  ["MAIL_FROM", "A <a@exemple.lu>, b@exemple.lu"],
])("refuses %s=%s, which is no mailbox", (name, value) => {
  expect(problemsOf({ [name]: value })).toEqual([expect.stringMatching(/^MAIL_FROM must be one mailbox, as Garage/)]);
});

test("takes one mailbox as the sender, with a comma in its name too", () => {
  const sender = "Garage Dupont, Fils & Cie <x@exemple.lu>";
  expect(configOf({ MAIL_FROM: ` ${sender}\r` }).mailFrom).toBe(sender);
  expect(configOf({}).mailFrom).toBeNull();
});

describe("quotes around a value", () => {
  const FREE = new Set([
    "SECRET_KEY",
    "BACKUP_PASSPHRASE",
    "LEADS_WEBHOOK_SECRET",
    "CONTENT_API_TOKEN",
    "CONTENT_API_OAUTH_TOKEN",
    "CONTENT_WEBHOOK_SECRET",
    "CONTENT_PUBLIC_TOKEN",
    "MAP_TILES_ATTRIBUTION",
    "APPOINTMENT_APP",
    "APPOINTMENT_APP_CODE",
    "APPOINTMENT_SETTINGS",
  ]);
  const variables = describeVariables().map(
    ({ name, defaultValue }) => [name, defaultValue || "x".repeat(40)] as const,
  );

  test.each(variables)("%s is refused by name, or is a secret or a text of which they may be a part", (name, value) => {
    for (const quote of ['"', "'"]) {
      const quoted = { CONTENT_API_TOKEN: "token", [name]: `${quote}${value}${quote}` };
      const said = FREE.has(name) ? configOf(quoted).environmentWarnings : problemsOf(quoted);
      const what = FREE.has(name) ? name : `^${name} has quotes around its value`;
      expect(said).toEqual([expect.stringMatching(what)]);
    }
  });

  test("are part of a secret: what was signed and encrypted with it stays readable", () => {
    const key = `"${"k".repeat(40)}"`;
    expect(configOf({ SECRET_KEY: key, BACKUP_PASSPHRASE: key })).toMatchObject({
      secretKeys: [key],
      backupPassphrase: key,
    });
    expect(configOf({ SECRET_KEY: "k".repeat(40) }).environmentWarnings).toEqual([]);
  });
});

describe("leadsWebhook", () => {
  const secret = "a secret of 24 characters";

  test("is null without an address", () => {
    expect(configOf({ LEADS_WEBHOOK_SECRET: secret }).leadsWebhook).toBeNull();
  });

  test.each(["https://crm.example/leads?key=1", "http://127.0.0.1:9000/x", "http://[::1]:9000/", "http://localhost/"])(
    "may be %s",
    (url) => {
      expect(configOf({ LEADS_WEBHOOK_URL: url, LEADS_WEBHOOK_SECRET: secret }).leadsWebhook).toEqual({ url, secret });
    },
  );

  test("refuses an unencrypted address, except on this machine", () => {
    expect(problemsOf({ LEADS_WEBHOOK_URL: "http://crm.example/leads", LEADS_WEBHOOK_SECRET: secret })).toEqual([
      "LEADS_WEBHOOK_URL must start with https:// unless its host is a loopback address",
    ]);
    expect(problemsOf({ LEADS_WEBHOOK_URL: "ftp://crm.example", LEADS_WEBHOOK_SECRET: secret })).toHaveLength(1);
  });

  test("requires a secret of 24 characters, which no message repeats", () => {
    for (const short of ["", "geheim"]) {
      const problems = problemsOf({ LEADS_WEBHOOK_URL: "https://crm.example", LEADS_WEBHOOK_SECRET: short });
      expect(problems).toEqual(["LEADS_WEBHOOK_SECRET must have at least 24 characters when LEADS_WEBHOOK_URL is set"]);
    }
  });
});

test("derives the site's address from the port unless it is set", () => {
  expect(configOf({ PORT: "8080" }).siteUrl).toBe("http://localhost:8080");
  expect(configOf({ SITE_URL: "https://www.example.org/" }).siteUrl).toBe("https://www.example.org");
});

describe("stockFeed", () => {
  test("is null without an address", () => {
    expect(configOf({}).stockFeed).toBeNull();
  });

  test("uses the vitrine profile once an hour by default", () => {
    expect(configOf({ STOCK_FEED_URL: "/srv/stock.csv" }).stockFeed).toEqual({
      source: "/srv/stock.csv",
      profile: "vitrine",
      intervalSeconds: 3600,
    });
  });

  test("takes the profile from the prefix, and the interval", () => {
    expect(
      configOf({ STOCK_FEED_URL: "mobile-de+https://dealer.example/a+b.csv", STOCK_FEED_INTERVAL: "15m" }).stockFeed,
    ).toEqual({ source: "https://dealer.example/a+b.csv", profile: "mobile-de", intervalSeconds: 900 });
  });
});

test("reads pages from the content service when a token is set", () => {
  expect(configOf({}).contentApi).toBeNull();
  expect(configOf({ CONTENT_API_TOKEN: "t" }).contentApi).toEqual({
    url: "https://api.storyblok.com/v2",
    token: "t",
    oauthToken: null,
  });
  expect(configOf({ CONTENT_API_TOKEN: "t", CONTENT_API_OAUTH_TOKEN: "o" }).contentApi?.oauthToken).toBe("o");
  expect(configOf({ CONTENT_API_TOKEN: "t", CONTENT_API_URL: "http://127.0.0.1:4000/v2/" }).contentApi?.url).toBe(
    "http://127.0.0.1:4000/v2",
  );
});

describe("readConfig with a group's folder", () => {
  const groupWith = (...markets: readonly string[]): string => {
    const folder = mkdtempSync(join(tmpdir(), "vitrine-group-"));
    mkdirSync(join(folder, "settings"));
    for (const market of markets) writeFileSync(join(folder, "settings", `${market}.yaml`), "...\n");
    return folder;
  };

  test("reads its settings and pages, and serves its only market", () => {
    const groupDir = groupWith("belgium");
    expect(configOf({ GROUP_DIR: groupDir })).toMatchObject({
      groupDir,
      settingsDir: join(groupDir, "settings"),
      contentDir: join(groupDir, "content"),
      filesDir: join(groupDir, "files"),
      site: "belgium",
      groupWarnings: [],
    });
  });

  test("asks which of several markets is served", () => {
    // The demo group's own market is one of several in another group.
    const groupDir = groupWith("france", "luxembourg");
    expect(problemsOf({ GROUP_DIR: groupDir })).toEqual([
      `SITE must be "france" or "luxembourg", a market of ${join(groupDir, "settings")}; it is not set`,
    ]);
    expect(configOf({ GROUP_DIR: groupDir, SITE: "france" })).toMatchObject({ site: "france" });
  });

  test("reads the pages of CONTENT_DIR instead of its own", () => {
    const contentDir = groupWith();
    expect(configOf({ GROUP_DIR: groupWith("belgium"), CONTENT_DIR: contentDir })).toMatchObject({ contentDir });
  });
});
