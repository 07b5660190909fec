import { z } from "zod";
import { databaseProtection } from "#application/site/index.ts";
import { isLoopbackHost } from "#domain/shared/index.ts";
import { isEncryptedOrLocal, usesTlsOrIsLocal } from "./environment-values.ts";
import { VARIABLES } from "./environment-variables.ts";

/** Rules across variables are checked even while another variable is invalid. */
const unlessInvalid =
  (name: keyof typeof VARIABLES.shape) =>
  ({ issues }: z.core.ParsePayload): boolean =>
    !issues.some(({ path }) => path?.[0] === name);

/** `url` may contain `{PORT}`. */
const isLoopbackAddress = (url: string): boolean => isLoopbackHost(new URL(url.replace("{PORT}", "80")).hostname);

/** URLs to which the site sends leads or tokens, or from which it gets page content. */
const ENCRYPTED_ADDRESSES = [
  "LEADS_WEBHOOK_URL",
  "CONTENT_API_URL",
  "ICON_API_URL",
  "APPOINTMENT_EMBED_URL",
  "MAP_TILES_URL",
] as const;

/** The environment variables. Each message completes a sentence that starts with the variable's name. */
export const ENVIRONMENT = VARIABLES.refine(
  ({ LEADS_MIN_FILL_SECONDS: seconds, HOST }) => seconds !== 0 || isLoopbackHost(HOST),
  {
    path: ["LEADS_MIN_FILL_SECONDS"],
    error: "may be 0 only while HOST is a loopback address",
    when: unlessInvalid("LEADS_MIN_FILL_SECONDS"),
  },
)
  .refine(({ LEADS_RATE_LIMIT: rate, HOST }) => rate !== null || isLoopbackHost(HOST), {
    path: ["LEADS_RATE_LIMIT"],
    error: "may be off only while HOST is a loopback address",
    when: unlessInvalid("LEADS_RATE_LIMIT"),
  })
  .refine(({ LEADS_WEBHOOK_URL: url, LEADS_WEBHOOK_SECRET: secret }) => url === null || secret.length >= 24, {
    path: ["LEADS_WEBHOOK_SECRET"],
    error: "must have at least 24 characters when LEADS_WEBHOOK_URL is set",
    when: unlessInvalid("LEADS_WEBHOOK_URL"),
  })
  .refine(({ DATABASE_URL: url }) => url === null || databaseProtection(url) !== "unstated", {
    path: ["DATABASE_URL"],
    error:
      "must say how the connection is encrypted unless its host is this machine: ?sslmode=verify-full, or ?sslmode=disable in a network that nobody else can reach",
    when: unlessInvalid("DATABASE_URL"),
  })
  .refine(({ SMTP_URL: url }) => url === null || usesTlsOrIsLocal(url), {
    path: ["SMTP_URL"],
    error:
      "must not have parameters about TLS unless its host is a loopback address: emails are sent with verified TLS",
    when: unlessInvalid("SMTP_URL"),
  })
  .check(
    ...(["APPOINTMENT_APP", "APPOINTMENT_APP_CODE"] as const).map((name) =>
      z.refine<z.output<typeof VARIABLES>>(
        ({ [name]: value, APPOINTMENT_EMBED_URL: url }) => url === null || value !== "",
        {
          path: [name],
          error: "must be set when APPOINTMENT_EMBED_URL is",
          when: unlessInvalid("APPOINTMENT_EMBED_URL"),
        },
      ),
    ),
  )
  .refine(({ SENTRY_DSN: target }) => target === null || isEncryptedOrLocal(target.envelopeUrl), {
    path: ["SENTRY_DSN"],
    error: "must start with https:// unless its host is a loopback address",
    when: unlessInvalid("SENTRY_DSN"),
  })
  .refine(({ MOCK_DATA: mock, SITE_URL: url }) => mock !== "true" || isLoopbackAddress(url), {
    path: ["MOCK_DATA"],
    error: "may be true only while SITE_URL is a loopback address",
    when: (payload) => unlessInvalid("MOCK_DATA")(payload) && unlessInvalid("SITE_URL")(payload),
  })
  .refine(({ MOCK_DATA: mock, SERVER_PROCESSES: processes }) => mock !== "true" || processes === 1, {
    path: ["SERVER_PROCESSES"],
    error: "must be 1 while MOCK_DATA is true",
    when: (payload) => unlessInvalid("MOCK_DATA")(payload) && unlessInvalid("SERVER_PROCESSES")(payload),
  })
  .refine(({ MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: attribution }) => url === null || attribution !== "", {
    path: ["MAP_TILES_ATTRIBUTION"],
    error: "must be set when MAP_TILES_URL is",
    when: unlessInvalid("MAP_TILES_URL"),
  })
  .refine(({ CONTENT_API_OAUTH_TOKEN: oauth, CONTENT_API_TOKEN: token }) => oauth === null || token !== "", {
    path: ["CONTENT_API_OAUTH_TOKEN"],
    error: "needs CONTENT_API_TOKEN",
    when: unlessInvalid("CONTENT_API_OAUTH_TOKEN"),
  })
  .check(
    ...ENCRYPTED_ADDRESSES.map((name) =>
      z.refine<z.output<typeof VARIABLES>>(({ [name]: url }) => url === null || isEncryptedOrLocal(url), {
        path: [name],
        error: "must start with https:// unless its host is a loopback address",
        when: unlessInvalid(name),
      }),
    ),
  );
