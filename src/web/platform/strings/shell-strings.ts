/** Header, footer and navigation. */
export const shellStrings = {
  skip: "Aller au contenu",
  menu: "Menu",
  openMenu: "Ouvrir le menu",
  closeMenu: "Fermer le menu",
  navigation: "Navigation principale",
  search: "Rechercher une voiture",
  topBar: "Accès rapides",
  home: (group: string) => `${group}, accueil`,
  locations: "Nos concessions",
  footer: "Pied de page",
  legal: "Informations légales",
  consentSettings: "Gérer les cookies",
  crumbs: "Fil d’Ariane",
  homeCrumb: "Accueil",
  stockCrumb: "Stock",
  contact: "Contact",
  contactBar: {
    label: "Nous joindre",
    call: "Appeler",
    write: "Écrire",
    appointment: "Rendez-vous",
    hours: "Horaires",
    /** `from`: when the telephone is answered again, "dès 8 h" or "lundi, 8 h". */
    callFrom: (from: string) => `Appeler ${from}`,
    callTo: (location: string, from?: string | null) =>
      from ? `Appeler ${from}\u00a0: ${location}` : `Appeler ${location}`,
  },
  toast: "Annonce",
  closeToast: "Fermer l’annonce",
} as const;
