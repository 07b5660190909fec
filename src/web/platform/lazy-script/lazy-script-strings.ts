/** Messages displayed when a script that is loaded on demand fails to load. */
export const lazyScriptStrings = {
  submit:
    "Le calcul automatique n’a pas pu être chargé\u00a0: les montants ne suivent plus vos choix. Recalculez-les par le bouton.",
  fullScreen: "L’affichage en plein écran n’a pas pu être chargé. Le bouton ouvre maintenant la photo seule.",
} as const;
