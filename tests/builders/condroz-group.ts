import { appendFileSync, cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { initGroup } from "./new-group.ts";

const FIXTURE = join(import.meta.dirname, "..", "fixtures", "condroz");

/** What only the group knows, in the place of what `init` leaves open. */
const fillIn = (file: string): void =>
  writeFileSync(file, readFileSync(file, "utf8").replaceAll("À COMPLÉTER", "voir nos conditions générales."));

/** The folder of another group, in Belgium: as `init` makes it, with a logo, brands, locations and vehicles. */
export const createCondrozGroup = async (folder: string): Promise<void> => {
  const flags = { name: "Condroz Mobilité", country: "BE", email: "bonjour@condroz-mobilite.example" };
  const more = { phone: "+32 83 21 00 00", address: "40, route de Namur, 5590 Ciney", accent: "#0a7d4f" };
  await initGroup(folder, { ...flags, ...more });
  for (const name of ["catalogue", "feeds", "brand", "content"])
    cpSync(join(FIXTURE, name), join(folder, name), { recursive: true });
  for (const page of ["mentions-legales", "politique-de-traitement-des-donnees"]) {
    fillIn(join(folder, "content", `${page}.yaml`));
  }
  const brand = join(folder, "brand.yaml");
  writeFileSync(brand, readFileSync(brand, "utf8").replace("# logo: brand/logo.svg", "logo: brand/logo.svg"));
  appendFileSync(join(folder, "content", "redirects.csv"), "/accueil,/,301\n");
};
