import { type Alert, CONFIRMATION_PERIOD_MS, signAlertLink } from "#domain/alerts/index.ts";
import type { Signer } from "#domain/shared/index.ts";
import type { Paths } from "#domain/site/index.ts";

/** URLs in the emails of an alert. */
export type AlertLinks = { readonly confirm: (alert: Alert) => string; readonly stop: (alert: Alert) => string };

type AlertLinksDependencies = {
  readonly siteUrl: string;
  readonly paths: Pick<Paths, "alertConfirm" | "alertStop">;
  readonly signer: Signer;
};

const confirmationExpiry = ({ asked_at }: Alert): Date => new Date(Date.parse(asked_at) + CONFIRMATION_PERIOD_MS);

export const createAlertLinks = ({ siteUrl, paths, signer }: AlertLinksDependencies): AlertLinks => ({
  confirm: (alert) =>
    siteUrl + paths.alertConfirm(signAlertLink(signer, "confirm", alert.id, confirmationExpiry(alert))),
  stop: (alert) => siteUrl + paths.alertStop(signAlertLink(signer, "stop", alert.id)),
});
