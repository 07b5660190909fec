/** Texts of content sections that are not entered by editors. */
export const sectionStrings = {
  from: (host: string) => `sur ${host}`,
  /** Names a table by its first row, since a page may have several. */
  table: (cells: readonly string[]) => ["Tableau à faire défiler", cells.join(", ")].filter(Boolean).join("\u00a0: "),
  slider: {
    label: "Images, à faire défiler",
    previous: "Image précédente",
    next: "Image suivante",
  },
  embed: {
    /** Names the host that a click contacts. */
    notice: (host: string) =>
      `Ce contenu vient de ${host}. En l’affichant, votre navigateur contacte ce site, qui reçoit votre adresse IP et peut déposer des cookies.`,
    show: {
      iframe: "Afficher le contenu",
      reviews: "Afficher les avis",
      recruiting: "Afficher les offres",
    },
    open: (host: string) => `Ouvrir sur ${host}`,
    openOwn: "Ouvrir dans une page",
    closed: (host: string) => `Ce contenu se trouve sur ${host}.`,
  },
  video: {
    untitled: "Vidéo",
    transcript: "Lire la transcription",
    captions: "Français",
  },
} as const;
