import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { LEAD_KINDS, type LeadKind } from "#domain/forms/index.ts";
import { isRecord } from "#domain/shared/index.ts";
import { createCondrozGroup } from "./condroz-group.ts";
import { formPath } from "./form-pages.ts";

const COMPLETE = join(import.meta.dirname, "..", "fixtures", "condroz", "complete");

/** The values of the second object in the first one, objects within objects too. */
const merge = (base: unknown, others: unknown): unknown =>
  isRecord(base) && isRecord(others)
    ? { ...base, ...Object.fromEntries(Object.entries(others).map(([key, value]) => [key, merge(base[key], value)])) }
    : others;

const readYaml = (file: string): unknown => parse(readFileSync(file, "utf8"));

/** A page with the form of the kind, for the location of Ciney. JSON is YAML. */
const formPage = ({ name }: LeadKind): object => ({
  name: `Demande ${name}`,
  title: `Demande ${name}`,
  description: "Une demande à notre concession de Ciney.",
  updated_at: "2026-11-28",
  sections: [
    { component: "hero", title: `Demande ${name}` },
    { component: "form", anchor: "demande", kind: name, location: "ciney", title: "Votre demande" },
  ],
});

/** The group with everything that a group can have: rates, models, offers, people, vacancies, news, a page of each form. */
export const createCompleteCondrozGroup = async (folder: string): Promise<void> => {
  await createCondrozGroup(folder);
  for (const name of ["catalogue", "content"]) cpSync(join(COMPLETE, name), join(folder, name), { recursive: true });
  const settings = join(folder, "settings");
  const market = readdirSync(settings).find((name) => name.endsWith(".yaml")) ?? "";
  const file = join(settings, market);
  writeFileSync(file, JSON.stringify(merge(readYaml(file), readYaml(join(COMPLETE, "rates.yaml"))), null, 2));
  for (const kind of Object.values<LeadKind>(LEAD_KINDS)) {
    writeFileSync(join(folder, "content", `${formPath(kind).slice(1)}.yaml`), JSON.stringify(formPage(kind), null, 2));
  }
};
