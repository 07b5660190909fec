/** Skin: base, shade (neck, nose, ears) and blush, from light to dark. */
export const SKINS = [
  { base: "#f6d8c4", shade: "#e5b79d", blush: "#ec9f8a" },
  { base: "#efc8a9", shade: "#d9a583", blush: "#e08c72" },
  { base: "#e0b08a", shade: "#c48e68", blush: "#cf7c5c" },
  { base: "#c68d63", shade: "#a66f49", blush: "#b5643f" },
  { base: "#9a6641", shade: "#7b4e30", blush: "#8d4a2b" },
  { base: "#6f452d", shade: "#55331f", blush: "#6a3720" },
] as const;

export type Skin = (typeof SKINS)[number];

/** Hair: base and the darker tone of its strands. */
export const HAIR_COLORS = {
  black: { base: "#22201f", strand: "#100f0f" },
  brown: { base: "#4a3225", strand: "#362318" },
  chestnut: { base: "#6e4429", strand: "#55331d" },
  auburn: { base: "#8f4a26", strand: "#733817" },
  blond: { base: "#d3a766", strand: "#b78a4a" },
  sand: { base: "#a9845a", strand: "#8d6b44" },
  grey: { base: "#a5a6a5", strand: "#8a8c8c" },
  silver: { base: "#d5d5d1", strand: "#b9bab6" },
} as const;

export type HairColor = keyof typeof HAIR_COLORS;

/** Grounds behind the people: the brand's paper, mist and greens, light above and dark below. */
export const GROUNDS = [
  ["#dfe6e6", "#cbd6d7"],
  ["#efe6d8", "#e3d6c1"],
  ["#d9e5dc", "#c4d6c9"],
  ["#f0dccf", "#e6c8b5"],
  ["#d3dfe5", "#bccdd6"],
] as const;
