/** Alert pages; the form's texts belong to the lead kind. */
export const alertStrings = {
  about: "Votre alerte concerne",
  search: {
    everything: "Tout le stock",
    byKeywords: "Recherche par mots-clés",
    more: (count: number) => (count === 1 ? "1\u00a0autre critère" : `${count}\u00a0autres critères`),
    today: (count: string) => `${count} aujourd’hui`,
    none: "Aucun véhicule aujourd’hui\u00a0: nous vous écrivons dès le premier.",
    all: "Sans critère, l’alerte porte sur toutes les nouveautés du stock.",
    choose: "Choisir des critères",
  },
  sent: {
    help: "Rien reçu après quelques minutes\u00a0? Regardez dans vos indésirables, ou refaites votre demande dans une heure. Une adresse peut avoir 20\u00a0alertes à la fois.",
    stock: "Voir nos véhicules",
    home: "Aller à l’accueil",
  },
  confirm: {
    title: "Confirmez votre alerte",
    text: "Un clic encore\u00a0: ensuite, nous vous écrivons au plus une fois par jour, et seulement s’il y a du nouveau.",
    action: "Confirmer mon alerte",
  },
  active: {
    title: "Votre alerte est active",
    text: "Nous vous écrivons dès qu’il y a du nouveau. Chaque e-mail contient un lien pour arrêter l’alerte.",
  },
  stop: {
    title: "Arrêter cette alerte\u00a0?",
    text: "Vous ne recevrez plus rien à son sujet.",
    action: "Arrêter l’alerte",
  },
  ended: {
    title: "Cette alerte est arrêtée",
    text: "Vous ne recevrez plus rien à son sujet. Vous pouvez en créer une autre quand vous voulez.",
  },
  expired: {
    title: "Ce lien n’est plus valable",
    text: "Il fallait le suivre dans les 7\u00a0jours. Créez l’alerte de nouveau\u00a0: nous vous envoyons un autre lien.",
  },
  unknown: {
    title: "Cette alerte n’existe pas ou plus",
    text: "Le lien est incomplet, ou l’alerte a été effacée. Vous pouvez en créer une autre quand vous voulez.",
  },
  unavailable: {
    title: "Notre service est momentanément indisponible",
    text: "Rien n’a encore changé. Réessayez dans quelques minutes, avec le même lien.",
  },
  again: "Créer l’alerte de nouveau",
  seeSearch: "Voir cette recherche",
  seeVehicle: "Voir le véhicule",
  seeStock: "Voir nos véhicules",
} as const;
