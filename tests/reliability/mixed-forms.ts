import { createHash, randomBytes } from "node:crypto";
import type { Site } from "../browser/site.ts";
import { formPath, openForm, readForm, type SentForm } from "./lead-visitor.ts";

/** A form that is open, and the hash of the file that goes with it, in hexadecimal. */
export type MixedForm = SentForm & { readonly sha256: string | null };

const APPLICATION = "/carrieres/mecanicien-automobile-bertrange/candidature";
const PLACES = ["bertrange", "niederkorn", "esch-sur-alzette", "diekirch"] as const;

const PERSON = { last_name: "Weber", email: "marie@exemple.lu", phone: "621 123 456", consent: "on" };

const carAt = async (site: Pick<Site, "url">, place: string): Promise<string> => {
  const answer = await fetch(`${site.url}/api/v1/vehicles?perPage=1&availability=available&location=${place}`);
  const { vehicles } = (await answer.json()) as { vehicles: { slug: string }[] };
  return vehicles[0]?.slug ?? "";
};

/** A test drive at one of the first appointments, which others of the round want as well. */
const openTestDrive = async (site: Pick<Site, "url">, path: string, visitor: number): Promise<MixedForm> => {
  const { token, slots } = await readForm(site, path);
  const slot = slots[visitor % 4] ?? "";
  const fields = { ...PERSON, first_name: "Essai", driving_licence: "on", slot, formulaire: token };
  return { address: path, body: new URLSearchParams(fields).toString(), sha256: null };
};

const openApplication = async (site: Pick<Site, "url">): Promise<MixedForm> => {
  const { token } = await readForm(site, APPLICATION);
  const content = Buffer.concat([Buffer.from("%PDF-1.7\n"), randomBytes(20_000 + Math.floor(Math.random() * 100_000))]);
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...PERSON, first_name: "Candidat", formulaire: token })) {
    body.set(name, value);
  }
  body.set("cv", new File([content], "cv.pdf", { type: "application/pdf" }));
  return { address: APPLICATION, body, sha256: createHash("sha256").update(content).digest("hex") };
};

/** Opens forms for so many visitors of a site that runs: a third each ask for an offer, for a test drive, for work. */
type OpenForms = (running: Pick<Site, "url">, visitors: number) => Promise<readonly MixedForm[]>;

/** Finds the cars that are asked for; the site may be another process by the time their forms are opened. */
export const formsOf = async (site: Pick<Site, "url">): Promise<OpenForms> => {
  const interest = await formPath(site);
  const drives = await Promise.all(PLACES.map(async (place) => `/stock/${await carAt(site, place)}/essai-routier`));
  const opened = async (running: Pick<Site, "url">, visitor: number): Promise<MixedForm> => {
    if (visitor % 3 === 0) return { ...(await openForm(running, interest, "Visiteur")), sha256: null };
    if (visitor % 3 === 1) return openTestDrive(running, drives[visitor % drives.length] ?? "", visitor);
    return openApplication(running);
  };
  return (running, visitors) => Promise.all(Array.from({ length: visitors }, (_, visitor) => opened(running, visitor)));
};
