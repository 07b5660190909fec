import { fold } from "../../shared/index.ts";
import type { VehicleFieldName } from "../../vehicles/index.ts";

/** A key with the patterns of folded values that stand for it: all of them must be in the value. The first key wins. */
type Words = readonly (readonly [key: string, ...patterns: readonly RegExp[]])[];

const PLUG = /plug[- ]?in|phev|rechargeable|aufladbar|oplaadbaar/;

const VALUE_WORDS: Readonly<Partial<Record<VehicleFieldName, Words>>> = {
  fuel_type: [
    ["electric+diesel", PLUG, /diesel|gazole/],
    ["electric+petrol", PLUG],
    ["hybrid", /hybrid|mhev|hev/],
    // Two fuels, one of which is electric, with or without a plug.
    ["hybrid", /elek|elec/, /benz|ess|petrol|gasol|dies/],
    ["electric", /elec|elek|\bbev\b|\bev\b|strom/],
    ["bio-diesel", /bio-?diesel/],
    ["bio-ethanol", /bio-?ethanol|^ethanol/],
    ["e85", /e85|superethanol|flex/],
    ["lpg", /\bgpl\b|\blpg\b|autogas|flussiggas/],
    ["cng", /\bgnv\b|\bgnc\b|\bcng\b|erdgas|gaz naturel|aardgas/],
    ["hydrogen", /wasserstoff|hydrogen|waterstof/],
    ["diesel", /diesel|gazole|gasoil|^d$/],
    ["petrol", /benzin|essence|petrol|gasoline|super|sp9[58]|^b$|^e$/],
    ["other", /autre|andere|other|sonstige/],
  ],
  transmission_type: [
    ["automatic", /auto|dsg|dct|cvt|tronic|edc|bva|tiptronic|sequenti/],
    ["manual", /manu|schalt|mecan|handgeschakeld|bvm/],
  ],
  condition: [
    ["demonstrator", /vorfuhr|demo|direction|dienstwagen/],
    ["preregistered", /tageszul|kurzzul|pre-?regist|^0 ?km|immatricule/],
    ["used", /gebraucht|occasion|used|tweedehands|jahreswagen|^vo$|^u$|second/],
    ["new", /neu|new|nieuw|^vn$|^n$/],
  ],
  body_style: [
    ["hatchback", /compacte|hatch|kompakt|schragheck|5 portes/],
    ["convertible", /cabrio|convertible|roadster|decapotable/],
    ["coupe", /coupe|sport/],
    ["estate", /kombi|break|estate|wagon|touring|variant|stationwagen/],
    ["suv", /suv|gelande|4x4|tout[- ]terrain|off-?road|terreinwagen/],
    ["high_entry", /crossover/],
    ["compact", /kleinwagen|citadine|small|stadsauto|petite/],
    ["mpv", /monospace|mpv|minivan|grossraum|\bvan\b|ludospace/],
    ["saloon", /limousine|saloon|sedan|berline/],
  ],
  kind: [
    ["van", /utilitaire|transporter|nutzfahr|\bvan\b|lcv|camionnette|bestelwagen|\bvu\b/],
    ["passenger", /pkw|\bvp\b|voiture|passenger|\bcar\b|personenwagen|particulier/],
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
    ["red", /rouge|\brot\b|\bred\b|rood/],
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
    ["synthetic_leather", /kunstleder|simili|synth/],
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
    ["sold", /vendu|verkauft|\bsold\b|verkocht|not.available/],
    ["reserved", /reserv|pending/],
    ["available", /disponible|verfugbar|available|in stock|en stock|beschikbaar/],
  ],
};

/** The key that a feed's word probably stands for; null if none is known. */
export const guessKey = (field: VehicleFieldName, keys: readonly string[], value: string): string | null => {
  const folded = fold(value).trim();
  if (keys.includes(folded)) return folded;
  const words = VALUE_WORDS[field === "interior_color" ? "color" : field] ?? [];
  const isMeant = (patterns: readonly RegExp[]): boolean => patterns.every((pattern) => pattern.test(folded));
  return words.find(([key, ...patterns]) => keys.includes(key) && isMeant(patterns))?.[0] ?? null;
};
