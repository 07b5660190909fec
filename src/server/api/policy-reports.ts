import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { z } from "zod";
import { tryParseJson } from "#domain/shared/index.ts";
import type { AppEnv } from "../app-dependencies.ts";
import { createRateLimiter } from "../middleware/rate-limiter.ts";
import { problemResponse } from "../problem.ts";

type PolicyReportDependencies = {
  readonly log: { readonly info: (attributes: object, message: string) => void };
  /** Milliseconds. */
  readonly now: () => number;
};

/** Bytes; a report has about 1 KB, and browsers send several at once. */
const MAX_BYTES = 16 * 1024;

/** Reports of one body that are logged. */
const MAX_REPORTS = 10;

/** A page that violates its policy does so on each visit, so a few reports per client suffice. */
const CLIENT_RATE = { perSecond: 0.1, burst: 10 };
const TOTAL_RATE = { perSecond: 1, burst: 100 };

const text = z.string().max(4_096).catch("");

const reportSchema = z.object({
  type: z.literal("csp-violation"),
  body: z.object({ effectiveDirective: text, blockedURL: text, documentURL: text }),
});

/** The format of `report-uri`, for browsers without the Reporting API. */
const legacySchema = z.object({
  "csp-report": z.object({ "effective-directive": text, "blocked-uri": text, "document-uri": text }),
});

type Violation = { readonly directive: string; readonly blocked: string; readonly page: string };

/** URLs may contain personal data in query, user and hash: only host or keyword, and path, are logged. */
const toViolation = (directive: string, blocked: string, page: string): Violation => ({
  directive: /^[a-z-]{1,40}/.exec(directive)?.[0] ?? "",
  blocked: (URL.parse(blocked)?.host || /^[a-z-]{1,40}/.exec(blocked)?.[0]) ?? "",
  page: URL.parse(page)?.pathname.slice(0, 200) ?? "",
});

const readViolations = (body: unknown): readonly Violation[] => {
  const legacy = legacySchema.safeParse(body);
  if (legacy.success) {
    const report = legacy.data["csp-report"];
    return [toViolation(report["effective-directive"], report["blocked-uri"], report["document-uri"])];
  }
  return (Array.isArray(body) ? body.slice(0, MAX_REPORTS) : []).flatMap((entry: unknown) => {
    const report = reportSchema.safeParse(entry);
    if (!report.success) return [];
    const { effectiveDirective, blockedURL, documentURL } = report.data.body;
    return [toViolation(effectiveDirective, blockedURL, documentURL)];
  });
};

/** `POST /policy-reports`: logs violations of the Content-Security-Policy, without personal data. */
export const policyReportRoutes = ({ log, now }: PolicyReportDependencies) => {
  const isClientAllowed = createRateLimiter(CLIENT_RATE, now);
  const isAnyAllowed = createRateLimiter(TOTAL_RATE, now);
  return new Hono<AppEnv>().post(
    "/policy-reports",
    async (context, next) =>
      isClientAllowed(context.env?.address ?? "") && isAnyAllowed("")
        ? next()
        : problemResponse(context, { status: 429, title: "Too Many Requests" }),
    bodyLimit({
      maxSize: MAX_BYTES,
      onError: (context) => problemResponse(context, { status: 413, title: "Content Too Large" }),
    }),
    async (context) => {
      for (const violation of readViolations(tryParseJson(await context.req.text()))) {
        log.info(violation, "a page violated its security policy");
      }
      return context.body(null, 204);
    },
  );
};
