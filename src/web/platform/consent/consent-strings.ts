const NBSP = "\u00a0";

const hostList = (hosts: readonly string[]): string => new Intl.ListFormat("fr").format(hosts);

/** "a.example, qui reçoit…", "a.example et b.example, qui reçoivent…". */
const hostsAndEffects = (hosts: readonly string[]): string =>
  hosts.length === 1
    ? `${hostList(hosts)}, qui reçoit votre adresse IP et peut déposer des cookies`
    : `${hostList(hosts)}, qui reçoivent votre adresse IP et peuvent déposer des cookies`;

/** Banner, dialog and placeholders that request consent to third parties. */
export const consentStrings = {
  purposes: {
    measurement: {
      label: "Mesure d’audience",
      description: "Savoir quelles pages servent et lesquelles égarent, par des statistiques de visite.",
    },
    services: {
      label: "Services",
      description: "Messagerie instantanée, prise de rendez-vous, avis de clients et offres d’emploi d’autres sites.",
    },
    media: {
      label: "Cartes et médias",
      description: "Fonds de carte, vidéos et pages d’autres sites, affichés dans les nôtres.",
    },
  },
  /** Names the hosts that a purpose contacts. */
  hosts: (hosts: readonly string[]) => `Contacte ${hostList(hosts)}.`,
  /** Below a frame: names the purpose, and its hosts beside that of the frame. */
  inPlace: (label: string, others: readonly string[]) => {
    const also = others.length === 0 ? "" : `, donc aussi ${hostsAndEffects(others)}`;
    return `Vous acceptez ainsi «${NBSP}${label}${NBSP}»${also}${NBSP}; cet accord se retire au bas de chaque page, «${NBSP}Gérer les cookies${NBSP}».`;
  },
  banner: {
    label: "Services d’autres sites",
    text: (hosts: readonly string[]) =>
      `Avec votre accord, ce site utilise aussi ${hostsAndEffects(hosts)}. Sans lui, tout fonctionne et rien n’est chargé d’ailleurs.`,
    choose: "Choisir",
  },
  refuse: "Tout refuser",
  accept: "Tout accepter",
  settings: {
    title: "Vos choix",
    text: (months: number) =>
      `Rien n’est chargé d’un autre site sans votre accord. Votre choix est retenu ${months}${NBSP}mois sur cet appareil et se change à tout moment, ici même.`,
    none: "Ce site ne charge rien d’un autre site. Il n’y a donc rien à choisir.",
    save: "Enregistrer mes choix",
    close: "Fermer",
  },
  request: {
    title: (label: string) => `${label}${NBSP}: votre accord`,
    text: (requested: string) => `Pour continuer, votre navigateur contacte ${hostsAndEffects([requested])}.`,
    others: (hosts: readonly string[]) => `Le même accord vaut sur tout ce site pour ${hostsAndEffects(hosts)}.`,
    months: (months: number) =>
      `Votre accord vaut ${months}${NBSP}mois et se retire au bas de chaque page, «${NBSP}Gérer les cookies${NBSP}».`,
    refuse: "Refuser",
    accept: "Accepter",
  },
} as const;
