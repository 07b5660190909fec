/** Header, footer and navigation. */
export const shellStrings = {
  skip: "Aller au contenu",
  menu: "Menu",
  openMenu: "Ouvrir le menu",
  closeMenu: "Fermer le menu",
  navigation: "Navigation principale",
  topBar: "Accès rapides",
  home: (group: string) => `${group}, accueil`,
  locations: "Nos concessions",
  footer: "Pied de page",
  legal: "Informations légales",
  crumbs: "Fil d’Ariane",
  homeCrumb: "Accueil",
  stockCrumb: "Stock",
  contact: "Contact",
  toast: "Annonce",
  closeToast: "Fermer l’annonce",
} as const;
