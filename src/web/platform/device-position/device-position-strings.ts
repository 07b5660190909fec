/** Messages of the button that requests the position of the device. */
export const devicePositionStrings = {
  locating: "Recherche de votre position…",
  refused:
    "Votre position n’a pas été communiquée. Écrivez plutôt une localité ou un code postal, par exemple «\u00a09010\u00a0» ou «\u00a0Ettelbruck\u00a0».",
} as const;
