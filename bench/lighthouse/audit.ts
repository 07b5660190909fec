import { pathToFileURL } from "node:url";
import { chromium } from "@playwright/test";
import { launchOptions } from "../../tests/browser-support/chromium.ts";
import { freePort } from "../../tests/browser-support/sites/site-process.ts";
import { requireFrom } from "../own-packages.ts";

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

/** Audits whose number is reported, with its unit. */
const NUMBERS = {
  fcp_ms: "first-contentful-paint",
  lcp_ms: "largest-contentful-paint",
  tbt_ms: "total-blocking-time",
  scripts_ms: "bootup-time",
  cls: "cumulative-layout-shift",
} as const;

/** Scores of 0 to 100, and the numbers of the performance. */
export type Audit = Readonly<Record<(typeof CATEGORIES)[number] | keyof typeof NUMBERS, number>> & {
  /** Audits that cost a point, of every category. */
  readonly failed: readonly string[];
};

type AuditReport = { readonly score: number | null; readonly numericValue?: number };

type LighthouseReport = {
  readonly runtimeError?: { readonly message: string };
  readonly categories: Readonly<
    Record<
      string,
      { readonly score: number | null; readonly auditRefs: readonly { readonly id: string; readonly weight: number }[] }
    >
  >;
  readonly audits: Readonly<Record<string, AuditReport>>;
};

type Lighthouse = (url: string, flags: object) => Promise<{ readonly lhr: LighthouseReport } | undefined>;

const loadLighthouse = async (): Promise<Lighthouse> => {
  const path = requireFrom(new URL("./", import.meta.url), "lighthouse").resolve("lighthouse");
  return ((await import(pathToFileURL(path).href)) as { readonly default: Lighthouse }).default;
};

const toAudit = ({ categories, audits }: LighthouseReport): Audit => {
  const scores = CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)] as const);
  const numbers = Object.entries(NUMBERS).map(([name, id]) => [name, audits[id]?.numericValue ?? Number.NaN] as const);
  const weighed = CATEGORIES.flatMap((name) => categories[name]?.auditRefs.filter(({ weight }) => weight > 0) ?? []);
  const failed = weighed.flatMap(({ id }) => ((audits[id]?.score ?? 1) < 1 ? [id] : []));
  return { ...(Object.fromEntries([...scores, ...numbers]) as Omit<Audit, "failed">), failed };
};

/** Audits a page as a phone on a slow network meets it for the first time, in a new browser. */
export const auditPage = async (url: string): Promise<Audit> => {
  const lighthouse = await loadLighthouse();
  const port = await freePort();
  const { args = [], ...launch } = launchOptions();
  const certificates = "--ignore-certificate-errors";
  const browser = await chromium.launch({
    ...launch,
    args: [...args, certificates, `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(url, { port, output: "json", logLevel: "error", onlyCategories: [...CATEGORIES] });
    if (!result || result.lhr.runtimeError)
      throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? "no report"}`);
    return toAudit(result.lhr);
  } finally {
    await browser.close();
  }
};
