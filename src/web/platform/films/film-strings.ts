const NBSP = "\u00a0";

/** Films of other hosts, in sections and galleries. */
export const filmStrings = {
  play: (title: string) => `Lire la vidéo${NBSP}: ${title}`,
  notice: (host: string) =>
    `Vidéo hébergée par ${host}${NBSP}: rien n’est chargé de ce site, qui peut déposer des cookies, avant que vous lanciez la lecture.`,
  open: (host: string) => `Ouvrir sur ${host}`,
} as const;
