import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Hono } from "hono";
import { hashSource } from "../pages/rendered-page.ts";

const FOLDER = join(import.meta.dirname, "..", "..", "..", "demo", "widgets");

const NAMES = ["reviews", "recruiting"] as const;

/** Hashes of the inline elements of the page: it has no files of its own. */
const inlineHashes = (html: string, element: "script" | "style"): string =>
  html
    .split(`<${element}>`)
    .slice(1)
    .map((part) => part.split(`</${element}>`)[0] ?? "")
    .map(hashSource)
    .join(" ");

/** Only pages of this site may frame it, in a sandbox. */
const policyOf = (html: string): string =>
  [
    "default-src 'none'",
    `script-src ${inlineHashes(html, "script")}`,
    `style-src ${inlineHashes(html, "style")}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    "sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox",
  ].join("; ");

/**
 * `GET /demo/{reviews|recruiting}.html`: example content of third-party services in these sections of the demo group's
 * pages.
 */
export const demoWidgetRoutes = (): Hono => {
  const routes = new Hono();
  for (const name of NAMES) {
    const html = readFileSync(join(FOLDER, `${name}.html`), "utf8");
    const policy = policyOf(html);
    routes.get(`/demo/${name}.html`, (context) => {
      context.header("Content-Security-Policy", policy);
      context.header("X-Frame-Options", "SAMEORIGIN");
      context.header("X-Robots-Tag", "noindex");
      context.header("Cache-Control", "public, max-age=3600");
      return context.html(html);
    });
  }
  return routes;
};
