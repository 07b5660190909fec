import type { Beard, HairStyle, Look, Outfit } from "./look.ts";
import { GROUNDS, type HairColor } from "./palette.ts";

type Trait = "glasses" | "older" | Exclude<Beard, "none">;

/** Slug, skin (0 light to 5 dark), hair, its colour, outfit, traits. */
type Row = readonly [
  slug: string,
  skin: number,
  hair: HairStyle,
  color: HairColor,
  outfit: Outfit,
  traits?: readonly Trait[],
];

const WOMEN: readonly Row[] = [
  ["claire-hoffmann", 1, "bob", "chestnut", "blazer", ["older"]],
  ["ines-ferreira", 2, "waves", "black", "blouse"],
  ["anne-majerus", 0, "pixie", "silver", "blazer", ["older", "glasses"]],
  ["nathalie-kremer", 0, "bob", "auburn", "knit"],
  ["julie-berens", 1, "pony", "blond", "blouse"],
  ["sophie-wagener", 1, "long", "chestnut", "blazer"],
  ["elisabeth-lindholm", 0, "bun", "blond", "shirt"],
  ["martine-feltgen", 1, "waves", "silver", "blazer", ["older", "glasses"]],
  ["caroline-strasser", 0, "fringe", "brown", "blouse", ["glasses"]],
  ["vanessa-pinto", 3, "pony", "black", "polo"],
  ["chiara-conti", 2, "waves", "brown", "scarf"],
  ["sabrina-gomes", 4, "afro", "black", "blazer"],
  ["carole-theisen", 1, "bob", "grey", "knit", ["older", "glasses"]],
  ["stephanie-muller", 1, "pixie", "auburn", "polo"],
  ["isabelle-antoine", 1, "fringe", "black", "polo", ["glasses"]],
  ["beatriz-nogueira", 3, "bun", "black", "overall"],
  ["patricia-rodrigues", 2, "long", "brown", "polo", ["older"]],
  ["monique-clement", 0, "pixie", "grey", "scarf", ["older"]],
  ["joana-teixeira", 2, "long", "black", "blouse"],
  ["kim-welter", 1, "bob", "black", "blazer"],
  ["sarah-adam", 0, "waves", "auburn", "shirt"],
  ["aurelie-simon", 1, "pony", "chestnut", "polo"],
  ["lena-schroeder", 0, "pony", "blond", "overall"],
  ["tania-moreira", 5, "afro", "black", "polo", ["glasses"]],
  ["lea-fontaine", 1, "fringe", "blond", "scarf"],
  ["josiane-weber", 0, "bun", "grey", "blazer", ["older", "glasses"]],
  ["myriam-schmit", 1, "waves", "sand", "blouse"],
  ["anouk-devries", 0, "bob", "blond", "shirt"],
  ["sandra-weis", 1, "long", "sand", "polo"],
  ["nicole-zimmer", 1, "pixie", "brown", "scarf", ["glasses"]],
];

const MEN: readonly Row[] = [
  ["marc-thill", 1, "side-part", "brown", "suit"],
  ["paul-reuter", 1, "receding", "grey", "overall", ["older", "moustache"]],
  ["stephane-lemaire", 1, "swept", "grey", "suit", ["glasses", "older"]],
  ["thomas-girard", 1, "quiff", "brown", "blazer", ["stubble", "glasses"]],
  ["pit-schumacher", 0, "crop", "blond", "suit"],
  ["ricardo-monteiro", 2, "curls", "black", "shirt", ["short"]],
  ["philippe-noel", 1, "bald", "brown", "blazer", ["full", "older"]],
  ["olivier-dumont", 0, "side-part", "sand", "suit", ["glasses"]],
  ["jean-mertz", 1, "crop", "silver", "overall", ["short", "older"]],
  ["mehdi-benali", 3, "crop", "black", "overall", ["short"]],
  ["jerome-vandenbroeck", 0, "quiff", "auburn", "polo", ["full"]],
  ["enzo-moretti", 2, "curls", "brown", "overall"],
  ["gilles-faber", 1, "receding", "sand", "polo", ["older", "glasses"]],
  ["romain-ludwig", 1, "side-part", "silver", "suit", ["older"]],
  ["alessandro-bianchi", 2, "swept", "black", "suit", ["stubble"]],
  ["luc-haas", 1, "crop", "brown", "shirt", ["moustache", "older"]],
  ["hugo-lambert", 1, "quiff", "sand", "knit"],
  ["bruno-lopes", 5, "crop", "black", "suit", ["short"]],
  ["guy-hansen", 1, "bald", "grey", "overall", ["older"]],
  ["tom-kieffer", 1, "crop", "chestnut", "overall", ["full"]],
  ["fernando-carvalho", 2, "swept", "grey", "overall", ["older", "moustache"]],
  ["daniel-becker", 0, "side-part", "grey", "suit", ["glasses", "older"]],
  ["maxime-petit", 1, "quiff", "chestnut", "blazer", ["stubble"]],
  ["dylan-pereira", 4, "curls", "black", "shirt"],
  ["nuno-marques", 2, "curls", "black", "overall", ["glasses", "stubble"]],
  ["michel-wirtz", 1, "receding", "silver", "overall", ["older", "full"]],
  ["ben-hilger", 0, "crop", "sand", "blazer", ["short"]],
  ["max-entringer", 0, "quiff", "blond", "shirt"],
  ["frank-origer", 1, "bald", "brown", "knit", ["short"]],
  ["raoul-peters", 1, "side-part", "grey", "polo", ["older", "moustache"]],
];

const toLook = ([, skin, hair, hairColor, outfit, traits = []]: Row, index: number, isSoft: boolean): Look => ({
  skin,
  hair,
  hairColor,
  outfit,
  isSoft,
  ground: index % GROUNDS.length,
  beard: traits.find((trait) => trait !== "glasses" && trait !== "older") ?? "none",
  hasGlasses: traits.includes("glasses"),
  isOlder: traits.includes("older"),
});

/** What each employee of the demo group looks like, by slug. */
export const LOOKS: ReadonlyMap<string, Look> = new Map([
  ...WOMEN.map((row, index): [string, Look] => [row[0], toLook(row, index, true)]),
  ...MEN.map((row, index): [string, Look] => [row[0], toLook(row, index + 2, false)]),
]);
