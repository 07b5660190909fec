import { fold } from "../../shared/index.ts";
import { parseFlag } from "../readers/scalar-readers.ts";
import { getVehicleField, type VehicleFieldName } from "../../vehicles/index.ts";

/** A key with the patterns of folded values that stand for it: all of them must be in the value. The first key wins. */
type Words = readonly (readonly [key: string, ...patterns: readonly RegExp[]])[];

const PLUG = /plug[- ]?in|phev|rechargeable|\brech\b|aufladbar|ext\.? ?auf|oplaadbaar|stekker/;

const NOT = "(?:non|pas|plus|nicht|niet|not)[ -]?";

const SOFT = /simili|synth|kunstle|nachbildung|imitat|vegan|ecocuir|eco-?leder|leatherette|skai/;

const VALUE_WORDS: Readonly<Partial<Record<VehicleFieldName, Words>>> = {
  fuel_type: [
    // Field P.3 of French registration papers.
    ["electric+diesel", /^gl$/],
    ["electric+petrol", /^ee$/],
    ["hybrid", /^(?:eh|gh|h|hyb)$/],
    ["lpg", /^(?:gp|eg|l)$/],
    ["cng", /^(?:gn|en|c)$/],
    ["e85", /^fe$/],
    ["hydrogen", /^(?:h2|w)$/],
    ["petrol", /^es$/],
    ["diesel", /^go$/],
    ["electric", /^el$/],
    ["electric+diesel", PLUG, /diesel|gazole/],
    ["electric+petrol", PLUG],
    ["hybrid", /hybr|mhev|hev|micro-?hyb|mild/],
    // Two fuels, one of which is electric, with or without a plug.
    ["hybrid", /elek|elec/, /benz|ess|petrol|gasol|dies/],
    ["electric", /elec|elek|\bbev\b|\bev\b|strom/],
    ["bio-diesel", /bio-?diesel/],
    ["bio-ethanol", /bio-?ethanol|^ethanol/],
    ["e85", /e85|superethanol|flex/],
    ["lpg", /\bgpl\b|\blpg\b|autogas|flussiggas/],
    ["cng", /\bgnv\b|\bgnc\b|\bcng\b|erdgas|gaz naturel|aardgas/],
    ["hydrogen", /wasserstoff|hydrogen|waterstof/],
    ["diesel", /diesel|gazole|gasoil|^d$|^dsl$/],
    ["petrol", /benzin|essence|petrol|gasoline|super|sp9[58]|^b$/],
    ["other", /autre|andere|other|sonstige/],
  ],
  transmission_type: [
    ["automatic", /\baut|^a$|auto|dsg|dct|cvt|tronic|edc|bva|tiptronic|sequenti|\b(?:eat|etg|dkg|pdk)\d?\b|powershift/],
    ["manual", /^[mh]$|manu|schalt|mecan|handgeschakeld|bvm/],
  ],
  condition: [
    ["demonstrator", /vorfuhr|demo|direc|dienstwagen|^v[df]w?$/],
    ["preregistered", /tageszul|^tz$|kurzzul|pre-?regist|^0 ?km|immatricule/],
    ["used", /gebraucht|^gw$|occas|used|tweedehands|jahreswagen|^vo$|^u$|second/],
    ["new", /neu|new|nieuw|^vn$|^nw$|^n$/],
  ],
  body_style: [
    ["hatchback", /compacte|hatch|kompakt|schragheck|\b[35] ?p(?:ortes)?\b/],
    ["convertible", /cabrio|convertible|roadster|decapotable/],
    ["coupe", /coupe|sport/],
    ["estate", /kombi|break|estate|wagon|touring|variant|stationwagen/],
    ["suv", /suv|gelande|4x4|tout[- ]terrain|off-?road|terreinwagen/],
    ["high_entry", /crossover/],
    ["compact", /kleinwagen|citadine|small|stadsauto|petite|stadtwagen|city ?car|polyvalente/],
    ["mpv", /monospace|mpv|minivan|grossraum|\bvan\b|ludospace/],
    ["saloon", /limousine|saloon|sedan|berline|stufenheck|tricorps/],
  ],
  kind: [
    [
      "van",
      /^(?:ctte|cte|n1|lv)$|bedrijfs|lichte vracht|utilitaire|transporter|nutzfahr|\bvan\b|lcv|camionnette|bestelwagen|\bvu\b/,
    ],
    ["passenger", /^(?:m1|pw|auto)$|pkw|\bvp\b|voiture|passenger|\bcar\b|personen(?:wagen|auto)|particulier/],
  ],
  drive: [
    ["all", /allrad|4x4|awd|4wd|integral|quattro|4 roues|4 ?matic|four/],
    ["rear", /heck|hinter|propulsion|arriere|rear|rwd|achterwiel/],
    ["front", /front|vorder|traction|avant|fwd|voorwiel/],
  ],
  color: [
    ["white", /blanc|weiss|white|\bwit\b/],
    ["black", /noir|schwarz|black|zwart/],
    ["silver", /argent|silber|silver|zilver/],
    ["grey", /gris|grau|gr[ea]y|grijs|anthra/],
    ["blue", /bleu|blau|blue/],
    ["red", /rouge|rot\b|\bred\b|rood/],
    ["green", /vert|grun|green|groen/],
    ["beige", /beige/],
    ["brown", /brun|marron|braun|brown|bruin/],
    ["orange", /orang|oranje/],
    ["yellow", /jaune|gelb|yellow|geel/],
    ["purple", /violet|lila|purple|paars/],
    ["gold", /\bor\b|dore|gold|goud/],
  ],
  upholstery: [
    ["part_leather", /teilleder|part|semi|demi|mi-cuir/],
    ["cloth", /stoff|tissu|cloth|\bstof\b|textil/, SOFT],
    ["synthetic_leather", SOFT],
    ["alcantara", /alcantara/],
    ["velour", /velour/],
    ["leather", /leder|cuir|leather/],
    ["cloth", /stoff|tissu|cloth|\bstof\b|textil/],
  ],
  emission_standard: [
    ["euro7", /euro ?7/],
    ["euro6e", /euro ?6-?e/],
    ["euro6d", /euro ?6-?d/],
    ["euro6c", /euro ?6-?c/],
    ["euro6b", /euro ?6-?b/],
    ["euro5", /euro ?5/],
    ["euro4", /euro ?4/],
  ],
  availability: [
    // A car that is on its way or ordered is asked about.
    ["sold", /^(?:parti|sorti|facture|gefactureerd|fakturiert|ausgeliefert|geleverd|out|abgegeben|weg)e?s?$/],
    ["sold", /\bvendu|\bverkauft|\bsold\b|\bverkocht|\blivre|liefert|delivered|afgeleverd/],
    ["sold", new RegExp(`${NOT}(?:dispo|verf|beschik|avail)|indispo|onbeschik|unavail`)],
    [
      "reserved",
      /reserv|pending|^option|acompte|in optie|arrhes|anzahlung|aanbetal|on hold|sous option|op optie|optioniert|angezahlt|aanbetaald|bon de commande|promis|compromis/,
    ],
    [
      "available",
      /\bdispo|\bfrei\b|verfugbar|available|(?:in|en|de) stock|beschikbaar|voorra|a vendre|en vente|en parc/,
    ],
    [
      "available",
      /\bprepa|aufbereit|voorbereid|arrivage|zulauf|te koop|lager|vitrine|expos|showroom|ausstellung|en ligne|online/,
    ],
    [
      "available",
      /^(?:actief|actif|aktiv|active|publie|live|libre|vrij)$|remise en etat|poetsen|reconditi|for sale|zum verkauf/,
    ],
  ],
  vat_deductible: [
    ["false", /marge|diff|25a|^m$|non|nicht|niet/],
    ["true", /recup|deduc|aftrek|regel|ausweis|^b$|\bbtw\b/],
  ],
  accident_free: [
    ["true", /unfallfrei|sans accident|non accident|schadevrij|schadenfrei/],
    ["false", /unfall|accident|schade/],
  ],
};

/** Letters that stand for two keys, with the other letters of the column that decide: E of Essence and of Elektro. */
const TWO_READINGS: Readonly<Partial<Record<VehicleFieldName, Readonly<Record<string, Words>>>>> = {
  fuel_type: {
    e: [
      ["electric", /^b$/],
      ["petrol", /^el$/],
      ["petrol", /^g$/],
    ],
  },
};

type FlagColumn = {
  readonly field: VehicleFieldName;
  readonly name: RegExp;
  /** A word that makes it another column: "unfallfrei". */
  readonly unless?: RegExp;
  readonly yes: string;
  readonly no: string;
};

/** Names of columns whose yes says one key and whose no says another. */
const FLAG_COLUMNS: readonly FlagColumn[] = [
  { field: "availability", name: /vendu|verkauft|verkocht|sold/, yes: "sold", no: "available" },
  { field: "availability", name: /reserv/, yes: "reserved", no: "available" },
  { field: "condition", name: /neuf|neuwagen|nieuw/, yes: "new", no: "used" },
  {
    field: "accident_free",
    name: /unfall|accident|schade|sinistr|damage/,
    unless: /frei|free|vrij|sans|non|zonder/,
    yes: "false",
    no: "true",
  },
  { field: "vat_deductible", name: /marge|margin|differenz|25 ?a/, unless: /\bbtw\b/, yes: "false", no: "true" },
];

const flagColumnOf = (field: VehicleFieldName, name: string): FlagColumn | undefined => {
  const folded = fold(name);
  return FLAG_COLUMNS.find((one) => one.field === field && one.name.test(folded) && one.unless?.test(folded) !== true);
};

/** True if a yes of the column is a no of the flag: "Unfall", "Differenzbesteuert". */
export const isOpposite = (field: VehicleFieldName, name: string): boolean =>
  getVehicleField(field).type === "flag" && flagColumnOf(field, name) !== undefined;

export const FLAG_WORD_KEYS = ["true", "false"] as const;

/** Words that values abbreviate with a dot: "Hyb. rech. ess." */
const LONG_WORDS: Readonly<Partial<Record<VehicleFieldName, string>>> = {
  fuel_type: "essence diesel electrique elektro elektrisch hybride rechargeable benzine petrol erdgas autogas",
  transmission_type: "manuelle mecanique automatique schaltgetriebe handgeschakeld sequentielle",
  condition: "occasion neuf direction demonstration gebraucht vorfuhrwagen tageszulassung nieuw preregistered",
  kind: "utilitaire voiture passenger transporter nutzfahrzeug personenwagen bestelwagen camionnette",
  drive: "traction propulsion integrale frontantrieb heckantrieb allrad voorwiel achterwiel vierwiel",
  upholstery: "tissu cuir leder stoff kunstleder teilleder alcantara simili velours",
  availability:
    "disponible reserve vendu verfugbar reserviert verkauft available reserved sold beschikbaar gereserveerd verkocht livre",
  body_style: "berline break monospace cabriolet coupe limousine kombi gelandewagen stationwagen",
  vat_deductible: "recuperable deductible marge ausweisbar differenz aftrekbaar",
};

/** "Hyb. rech. ess." as "hybride rechargeable essence"; what begins two words stays. */
const writeOut = (field: VehicleFieldName, folded: string): string =>
  folded.replaceAll(/([a-z]+)(\.?)/g, (short, start: string, dot: string) => {
    if (dot === "" || start.length < 2) return short;
    const [word, other] = (LONG_WORDS[field] ?? "").split(" ").filter((long) => long.startsWith(start));
    return word === undefined || other !== undefined ? short : `${word} `;
  });

/** The key that a feed's word probably stands for; null if none is known. */
export const guessKey = (field: VehicleFieldName, keys: readonly string[], value: string): string | null => {
  const folded = writeOut(field, fold(value)).trim();
  if (keys.includes(folded)) return folded;
  const words = VALUE_WORDS[field === "interior_color" ? "color" : field] ?? [];
  const isMeant = (patterns: readonly RegExp[]): boolean => patterns.every((pattern) => pattern.test(folded));
  return words.find(([key, ...patterns]) => keys.includes(key) && isMeant(patterns))?.[0] ?? null;
};

/** The same for a value of a column, by its name and its other values. */
export const guessColumnKey = (
  field: VehicleFieldName,
  keys: readonly string[],
  value: string,
  column: { readonly name: string; readonly texts: readonly string[] },
): string | null => {
  const flag = parseFlag(value);
  const byName = flagColumnOf(field, column.name);
  if (flag !== undefined && byName !== undefined) return flag ? byName.yes : byName.no;
  const readings = TWO_READINGS[field]?.[fold(value).trim()] ?? [];
  const others = column.texts.map((text) => fold(text).trim());
  const decided = readings.find(([, ...patterns]) => patterns.every((pattern) => others.some((o) => pattern.test(o))));
  return decided?.[0] ?? guessKey(field, keys, value);
};
