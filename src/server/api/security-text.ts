import { Hono } from "hono";
import type { Clock } from "#domain/shared/index.ts";
import { isSecurityContactValid, type Settings } from "#domain/site/index.ts";
import { problemResponse } from "../problem.ts";

type SecurityTextDependencies = {
  readonly settings: Pick<Settings, "security">;
  readonly siteUrl: string;
  readonly clock: Clock;
};

/** `GET /.well-known/security.txt` (RFC 9116); absent without a contact, and after its expiry, as the RFC requires. */
export const securityTextRoutes = ({ settings, siteUrl, clock }: SecurityTextDependencies): Hono =>
  new Hono().get("/.well-known/security.txt", (context) => {
    const { contact, expires } = settings.security;
    if (!isSecurityContactValid(settings.security, clock.now())) {
      return problemResponse(context, { status: 404, title: "Not Found" });
    }
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${expires}T00:00:00.000Z`,
      "Preferred-Languages: fr, en",
      `Canonical: ${siteUrl}/.well-known/security.txt`,
    ];
    return context.text(`${lines.join("\n")}\n`);
  });
