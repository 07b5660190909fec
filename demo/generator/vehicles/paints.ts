import type { Color } from "../../../src/domain/vehicles/keys.ts";
import type { Random } from "../random.ts";

export type Paint = { readonly color: Color; readonly name: string; readonly metallic: boolean };

/** Buyers' choice of colours, in percent. */
const DEMAND: readonly (readonly [Color, number])[] = [
  ["grey", 24],
  ["white", 20],
  ["black", 19],
  ["blue", 13],
  ["red", 7],
  ["silver", 6],
  ["green", 4],
  ["beige", 2],
  ["orange", 1.5],
  ["brown", 1.2],
  ["yellow", 1],
  ["purple", 0.8],
  ["gold", 0.6],
];

/** Names of paints by colour; a star marks a metallic or pearl paint. */
const ANY_MAKE: Readonly<Record<Color, readonly string[]>> = {
  grey: ["Gris anthracite*", "Gris graphite*", "Gris clair"],
  white: ["Blanc", "Blanc nacré*"],
  black: ["Noir intense*", "Noir"],
  blue: ["Bleu nuit*", "Bleu océan*"],
  red: ["Rouge", "Rouge rubis*"],
  silver: ["Argent*", "Gris argent*"],
  green: ["Vert forêt*", "Vert sauge"],
  beige: ["Beige sable*"],
  orange: ["Orange cuivré*"],
  brown: ["Brun châtaigne*"],
  yellow: ["Jaune vif"],
  purple: ["Violet améthyste*"],
  gold: ["Or champagne*"],
};

type Palette = Readonly<Partial<Record<Color, readonly string[]>>>;

const BY_MAKE: Readonly<Record<string, Palette>> = {
  ford: {
    grey: ["Gris Magnétique*", "Gris Solaire*"],
    white: ["Blanc Glacier", "Blanc Platine*"],
    black: ["Noir Agate*"],
    blue: ["Bleu Azur*", "Bleu Chrome*"],
    red: ["Rouge Fantastique*", "Rouge Racing"],
    silver: ["Gris Lunaire*"],
    green: ["Vert Bursting*"],
    yellow: ["Jaune Electric*"],
    orange: ["Orange Cyber*"],
  },
  hyundai: {
    grey: ["Gris Ecotronic*", "Gris Cyber*"],
    white: ["Blanc Atlas", "Blanc Serenity*"],
    black: ["Noir Abyss*"],
    blue: ["Bleu Denim*", "Bleu Intense*"],
    red: ["Rouge Ultimate*", "Rouge Dragon*"],
    silver: ["Argent Shimmering*"],
    green: ["Vert Amazonite*", "Vert Mirage"],
    orange: ["Orange Soultronic*"],
    yellow: ["Jaune Buttercream"],
  },
  opel: {
    grey: ["Gris Graphik*", "Gris Vulcain*"],
    white: ["Blanc Arktis", "Blanc Banquise"],
    black: ["Noir Karbon*"],
    blue: ["Bleu Voltaik*", "Bleu Nautik*"],
    red: ["Rouge Kardio*"],
    silver: ["Gris Kontrast*"],
    green: ["Vert Kiwi*", "Vert Klover*"],
    yellow: ["Jaune Kult*"],
    orange: ["Orange Koral*"],
  },
  kia: {
    grey: ["Gris Penta*", "Gris Lunar*"],
    white: ["Blanc Deluxe*", "Blanc Clear"],
    black: ["Noir Aurora*"],
    blue: ["Bleu Frost*", "Bleu Yacht*"],
    red: ["Rouge Runway*", "Rouge Infra*"],
    silver: ["Gris Sparkling*"],
    green: ["Vert Adventurous*", "Vert Experience*"],
    orange: ["Orange Delight*"],
    beige: ["Beige Shale*"],
  },
  volvo: {
    grey: ["Gris Vapour*", "Gris Thunder*", "Gris Platinum*"],
    white: ["Blanc Cristal*", "Blanc Glace"],
    black: ["Noir Onyx*"],
    blue: ["Bleu Denim*", "Bleu Nuage"],
    silver: ["Argent Bright*"],
    beige: ["Sable Dune*"],
    yellow: ["Jaune Mousse"],
    green: ["Vert Forest Lake*"],
    brown: ["Brun Twilight*"],
  },
  fiat: {
    grey: ["Gris Maestro*", "Gris Colosseo*"],
    white: ["Blanc Gelato", "Blanc Ghiaccio*"],
    black: ["Noir Cinema*"],
    blue: ["Bleu Lago*", "Bleu Dipinto di Blu*"],
    red: ["Rouge Passione", "Rouge RED"],
    green: ["Vert Rugiada*", "Vert Foresta*"],
    orange: ["Orange Sicilia"],
    yellow: ["Jaune Limone"],
    gold: ["Rose Or*"],
    purple: ["Violet Venezia*"],
  },
  jeep: {
    grey: ["Gris Granite*", "Gris Sting"],
    white: ["Blanc Snow", "Blanc Alpine"],
    black: ["Noir Volcano*", "Noir Carbon*"],
    blue: ["Bleu Hydro*", "Bleu Lake*"],
    red: ["Rouge Ruby*", "Rouge Colorado"],
    green: ["Vert Sarge"],
    yellow: ["Jaune Sun*"],
    beige: ["Beige Gobi"],
    purple: ["Violet Reign*"],
  },
  mg: {
    grey: ["Gris Brooklands*", "Gris Camden*"],
    white: ["Blanc Dover"],
    black: ["Noir Pebble*"],
    blue: ["Bleu Brighton*", "Bleu Como*"],
    red: ["Rouge Diamond*", "Rouge Dynamic*"],
    silver: ["Argent Medal*"],
    orange: ["Orange Volcano*"],
    yellow: ["Jaune Inca*"],
    green: ["Vert Hampstead*"],
  },
  suzuki: {
    grey: ["Gris Minéral*", "Gris Titanium*"],
    white: ["Blanc Artic*", "Blanc Superior"],
    black: ["Noir Cosmic*"],
    blue: ["Bleu Frontier*", "Bleu Speedy*"],
    red: ["Rouge Burning*"],
    silver: ["Gris Premium*"],
    yellow: ["Jaune Cool*"],
    orange: ["Orange Flame*"],
    beige: ["Ivoire Chiffon"],
  },
  mitsubishi: {
    grey: ["Gris Titane*", "Gris Sterling*"],
    white: ["Blanc Diamant*", "Blanc Polaire"],
    black: ["Noir Améthyste*"],
    blue: ["Bleu Cosmique*", "Bleu Royal*"],
    red: ["Rouge Diamant*", "Rouge Sunrise*"],
    silver: ["Argent Sterling*"],
    orange: ["Orange Sunrise*"],
    brown: ["Bronze Quartz*"],
  },
};

/** Most vans are white. */
const VAN_DEMAND: readonly (readonly [Color, number])[] = [
  ["white", 60],
  ["grey", 14],
  ["silver", 9],
  ["blue", 8],
  ["black", 6],
  ["red", 2],
  ["orange", 1],
];

export const randomPaint = (make: string, van: boolean, random: Random): Paint => {
  const color = random.weighted(van ? VAN_DEMAND : DEMAND);
  const written = random.pick(BY_MAKE[make]?.[color] ?? ANY_MAKE[color]);
  return { color, name: written.replace("*", ""), metallic: written.endsWith("*") };
};
