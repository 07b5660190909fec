/** Messages of the button that requests the position of the device. */
export const devicePositionStrings = {
  locating: "Recherche de votre position…",
  refused: "Votre position n’a pas été communiquée. Écrivez plutôt une localité ou un code postal.",
} as const;
