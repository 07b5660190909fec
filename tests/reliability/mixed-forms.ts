import { createHash, randomBytes } from "node:crypto";
import type { Site } from "../browser-support/sites/site.ts";
import { completedFor } from "../builders/form-answers.ts";
import { findFormPath, newEmail, openForm, readForm, type SubmittedForm } from "./lead-visitor.ts";

/** An open form, and the SHA-256 of its file in hexadecimal. */
export type MixedForm = SubmittedForm & { readonly sha256: string | null };

const APPLICATION = "/carrieres/mecanicien-automobile-bertrange/candidature";
const LOCATIONS = ["bertrange", "niederkorn", "esch-sur-alzette", "diekirch"] as const;

const PERSON = { last_name: "Weber", phone: "621 123 456" };

const findVehicleAt = async (site: Pick<Site, "url">, location: string): Promise<string> => {
  const answer = await fetch(`${site.url}/api/v1/vehicles?perPage=1&availability=available&location=${location}`);
  const { vehicles } = (await answer.json()) as { vehicles: { slug: string }[] };
  return vehicles[0]?.slug ?? "";
};

/** A test drive at one of the first appointments, for which visitors compete. */
const openTestDrive = async (site: Pick<Site, "url">, path: string, visitor: number): Promise<MixedForm> => {
  const { html, token, slots } = await readForm(site, path);
  const slot = slots[visitor % 4] ?? "";
  const fields = completedFor(html, { ...PERSON, email: newEmail(), first_name: "Essai", driving_licence: "on", slot });
  return { address: path, body: new URLSearchParams({ ...fields, formulaire: token }).toString(), sha256: null };
};

const openApplication = async (site: Pick<Site, "url">): Promise<MixedForm> => {
  const { html, token } = await readForm(site, APPLICATION);
  const content = Buffer.concat([Buffer.from("%PDF-1.7\n"), randomBytes(20_000 + Math.floor(Math.random() * 100_000))]);
  const body = new FormData();
  const fields = completedFor(html, { ...PERSON, email: newEmail(), first_name: "Candidat" });
  for (const [name, value] of Object.entries({ ...fields, formulaire: token })) body.set(name, value);
  body.set("cv", new File([content], "cv.pdf", { type: "application/pdf" }));
  return { address: APPLICATION, body, sha256: createHash("sha256").update(content).digest("hex") };
};

/** Opens forms for a number of visitors: a third each for an offer, a test drive and an application. */
type OpenForms = (runningSite: Pick<Site, "url">, visitors: number) => Promise<readonly MixedForm[]>;

/** Looks up vehicles first; the server may be another process by the time their forms are opened. */
export const createFormOpener = async (site: Pick<Site, "url">): Promise<OpenForms> => {
  const interest = await findFormPath(site);
  const drives = await Promise.all(
    LOCATIONS.map(async (location) => `/stock/${await findVehicleAt(site, location)}/essai-routier`),
  );
  const openOne = async (runningSite: Pick<Site, "url">, visitor: number): Promise<MixedForm> => {
    if (visitor % 3 === 0) return { ...(await openForm(runningSite, interest, "Visiteur")), sha256: null };
    if (visitor % 3 === 1) return openTestDrive(runningSite, drives[visitor % drives.length] ?? "", visitor);
    return openApplication(runningSite);
  };
  return (runningSite, visitors) =>
    Promise.all(Array.from({ length: visitors }, (_, visitor) => openOne(runningSite, visitor)));
};
