import { completedFor } from "../../builders/form-answers.ts";
import { firstSlot, readControls } from "../../integration/form-visitor.ts";
import type { Site } from "../sites/site.ts";

export type Fields = Readonly<Record<string, string>>;

/** The form of a test drive at a location. */
export const testDriveForm = (location: string): string => `/ford/models/puma/testdrive?concession=${location}`;

/** The waiting time of a form is off on sites of tests, and so is the work of its proof. */
export const PROOF = "0.0.0.0.0.0.0.0";

/** A person with an address and a number of their own. */
export const somebody = (index: number): Fields => ({
  email: `p${index}@example.org`,
  phone: `+352 621 123 ${String(100 + index)}`,
});

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36";

let visits = 0;

/** A post from another network each time, through a proxy. */
export const postAsAnybody = (
  site: Pick<Site, "url">,
  path: string,
  fields: Fields,
  from?: string,
): Promise<Response> => {
  visits += 1;
  return fetch(site.url + path, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams(fields),
    headers: {
      "user-agent": BROWSER,
      "sec-fetch-site": "same-origin",
      "x-forwarded-for": from ?? `2001:db8:${visits.toString(16)}::1`,
    },
  });
};

/** Books the first free appointment of a location. */
export const bookByRequest = async (site: Pick<Site, "url">, location: string, fields: Fields): Promise<Response> => {
  const path = testDriveForm(location);
  const html = await (await fetch(site.url + path, { headers: { "user-agent": BROWSER } })).text();
  const person = { first_name: "Léa", last_name: "Kieffer", driving_licence: "on", message: "À bientôt." };
  const formulaire = readControls(html).get("formulaire") ?? "";
  const answers = completedFor(html, { ...person, slot: firstSlot(html), ...fields });
  return postAsAnybody(site, path, { preuve: PROOF, formulaire, ...answers });
};

/** So many bookings of other people that a further one has to be confirmed. */
export const fillBurst = async (site: Pick<Site, "url">, location: string): Promise<void> => {
  for (let index = 0; index < 20; index += 1) {
    const { status } = await bookByRequest(site, location, somebody(100 + index));
    if (status !== 303) throw new Error(`a booking was answered with ${status}`);
  }
};
