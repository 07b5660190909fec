import type { EmployeeAttributes } from "../../../src/domain/people/index.ts";
import { fold } from "../../../src/domain/shared/index.ts";
import { defaultPhone } from "./locations.ts";
import { type DefaultSite, DEFAULT_SITES } from "./sites.ts";

type Name = readonly [first: string, last: string];

/** Fictional people: a manager, an adviser and a service receptionist for each site, in its order. */
const NAMES: readonly Name[] = [
  ["Élise", "Vandermeulen"],
  ["Karim", "Haddad"],
  ["Joris", "Peeters"],
  ["Béatrice", "Lejeune"],
  ["Antoine", "Collard"],
  ["Samia", "Ouali"],
  ["Nicolas", "Delattre"],
  ["Camille", "Wattiez"],
  ["Rachid", "Belkacem"],
  ["Georges", "Wagner"],
  ["Mireille", "Schmit"],
  ["Diogo", "Pereira"],
  ["Liesbeth", "De Wolf"],
  ["Wim", "Claes"],
  ["Sofie", "Maes"],
  ["Bram", "De Clercq"],
  ["Hanne", "Goossens"],
  ["Tom", "Willems"],
  ["Laurence", "Dethier"],
  ["Pascal", "Hubert"],
  ["Aline", "Noiret"],
  ["Franco", "Bellini"],
  ["Delphine", "Lambiotte"],
  ["Yves", "Marchal"],
  ["Sanne", "Visser"],
  ["Daan", "Bakker"],
  ["Femke", "Mulder"],
  ["Anke", "Breuer"],
  ["Lukas", "Schäfer"],
  ["Ulrike", "Kaiser"],
  ["Hélène", "Rochette"],
  ["Bastien", "Vial"],
  ["Nadia", "Ferrand"],
  ["Gwenaël", "Le Bris"],
  ["Maëlle", "Kervella"],
  ["Erwan", "Quéré"],
  ["Maialen", "Etcheverry"],
  ["Xabi", "Lasserre"],
  ["Pauline", "Duhart"],
  ["Jana", "Nováková"],
  ["Petr", "Dvořák"],
  ["Tereza", "Černá"],
  ["Mette", "Kjær"],
  ["Anders", "Lund"],
  ["Signe", "Holm"],
  ["Ingrid", "Solberg"],
  ["Lars", "Nygård"],
  ["Kari", "Strand"],
];

const ROLES = [
  ["Direction de la concession", "management"],
  ["Conseil commercial", "sales"],
  ["Réception de l’atelier", "workshop"],
] as const;

const toAscii = (name: string): string =>
  fold(name)
    .replaceAll("ø", "o")
    .replaceAll(/[^a-z]/g, "");

const teamOf = (site: DefaultSite): readonly EmployeeAttributes[] =>
  ROLES.flatMap(([job, department], index) => {
    const id = (site.id - 1) * ROLES.length + index + 1;
    const [first, last] = NAMES[id - 1] ?? ["", ""];
    if (department === "workshop" && site.workshop === null) return [];
    const slug = `${toAscii(first)}-${toAscii(last)}`;
    return {
      id,
      slug,
      first_name: first,
      last_name: last,
      function: job,
      department,
      locations: [site.slug],
      phone: defaultPhone(site.id, 41 + index),
      email: `${toAscii(first)}.${toAscii(last)}@alzette-automobiles.example`,
      portrait: { url: `/media/portraits/${slug}.webp`, alt: `${first} ${last}, portrait dessiné` },
      languages: ["fr", "en"],
      brands: [],
      order: id * 10,
    };
  });

export const createDefaultEmployees = (): readonly EmployeeAttributes[] => DEFAULT_SITES.flatMap(teamOf);
