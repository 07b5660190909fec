import type { Site } from "../../tests/browser-support/sites/site.ts";
import { readForm } from "../../tests/reliability/lead-visitor.ts";
import type { SavedData } from "./saved-data.ts";

export type Alert = { readonly path: string; readonly email: string };

type RunningSite = Pick<Site, "url">;

const post = async ({ url }: RunningSite, path: string, fields: Readonly<Record<string, string>>): Promise<number> => {
  const { status } = await fetch(url + path, {
    method: "POST",
    redirect: "manual",
    headers: { "user-agent": "Mozilla/5.0", "sec-fetch-site": "same-origin" },
    body: new URLSearchParams(fields),
  });
  return status;
};

const openLink = async (site: RunningSite, data: SavedData, { email }: Alert, page: string): Promise<void> => {
  const link = new RegExp(`/alertes/${page}\\?[^\\s"\\\\]+`).exec(data.messageTo(email))?.[0] ?? "";
  const status = await post(site, link, {});
  if (status !== 200) throw new Error(`the link ${link} of ${email} was answered with ${status}`);
};

export const requestAlert = async (site: RunningSite, { path, email }: Alert): Promise<void> => {
  const { token } = await readForm(site, path);
  const status = await post(site, path, { email, consent: "on", formulaire: token });
  if (status !== 303) throw new Error(`the alert at ${path} was answered with ${status}`);
};

/** Opens the confirmation link in the mail. */
export const confirmAlert = (site: RunningSite, data: SavedData, alert: Alert): Promise<void> =>
  openLink(site, data, alert, "confirmer");

/** Opens the unsubscribe link in the newest mail. */
export const stopAlert = (site: RunningSite, data: SavedData, alert: Alert): Promise<void> =>
  openLink(site, data, alert, "arreter");
