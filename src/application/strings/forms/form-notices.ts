/** Shown above a form that was not accepted. */
export const FORM_NOTICES = {
  invalid: "Il reste quelque chose à compléter ou à corriger. Tout ce que vous avez écrit est conservé.",
  step: "La mensualité est à jour. Tout ce que vous avez écrit est conservé.",
  slots: "Voici les créneaux libres pour ce travail. Tout ce que vous avez écrit est conservé.",
  tooSoon:
    "Encore un instant\u00a0: vérifiez vos coordonnées, puis envoyez de nouveau. Tout ce que vous avez écrit est conservé.",
  expired: "Votre formulaire était ouvert depuis longtemps. Tout est conservé\u00a0: envoyez-le de nouveau.",
  renewed: "Nous avons renouvelé ce formulaire par sécurité. Tout est conservé\u00a0: envoyez-le de nouveau.",
  conflict:
    "Une première demande est déjà partie avec ce formulaire. Pour envoyer aussi celle-ci, validez de nouveau\u00a0: nous traiterons les deux.",
  unavailable:
    "Notre service est momentanément indisponible et votre demande n’est pas encore enregistrée. Tout est conservé\u00a0: réessayez dans quelques minutes ou appelez-nous.",
  slotTaken:
    "Ce créneau vient d’être réservé par quelqu’un d’autre. Tout le reste est conservé\u00a0: choisissez un autre créneau, puis envoyez de nouveau.",
  personLimit:
    "Vous avez déjà plusieurs rendez-vous à venir dans cette concession\u00a0: pour en ajouter un, un appel suffit. Tout ce que vous avez écrit est conservé.",
  vehicleSold:
    "Ce véhicule vient d’être vendu\u00a0: votre demande n’est pas partie. Tout ce que vous avez écrit est conservé, et d’autres véhicules vous attendent plus bas.",
  vehicleReserved:
    "Ce véhicule vient d’être réservé\u00a0: votre demande n’est pas partie. Tout ce que vous avez écrit est conservé. Sa page vous permet de laisser une demande, et d’autres vous attendent plus bas.",
  vehicleRemoved:
    "Ce véhicule n’est plus proposé\u00a0: votre demande n’est pas partie. Tout ce que vous avez écrit est conservé, et d’autres véhicules vous attendent plus bas.",
  vehiclesSold:
    "Ces véhicules ne sont plus en vente\u00a0: votre demande n’est pas partie. Tout ce que vous avez écrit est conservé, et d’autres vous attendent dans notre stock.",
  vehiclesRemoved:
    "Une partie de ces véhicules n’est plus en vente\u00a0: nous l’avons retirée. Tout ce que vous avez écrit est conservé\u00a0: vérifiez la liste, puis envoyez de nouveau.",
  offersChanged:
    "Une offre de votre demande a changé depuis l’affichage de cette page\u00a0: les montants sont maintenant ceux du jour, et votre demande n’est pas partie. Vérifiez-les, puis envoyez de nouveau. Tout ce que vous avez écrit est conservé.",
  offersRemoved:
    "Ces offres ne sont plus proposées\u00a0: votre demande n’est pas partie. Tout ce que vous avez écrit est conservé\u00a0: choisissez d’autres offres ci-dessus.",
  tooMany:
    "Plusieurs demandes sont déjà parties de votre connexion. Tout est conservé\u00a0: renvoyez celle-ci un peu plus tard, ou appelez-nous.",
  tooManyEmails:
    "Cette adresse e-mail a déjà reçu plusieurs messages de confirmation. Tout est conservé\u00a0: renvoyez votre demande plus tard, ou indiquez une autre adresse.",
  emailHint:
    "Votre adresse e-mail contient peut-être une faute de frappe\u00a0: regardez la proposition sous ce champ. Si l’adresse est juste, envoyez de nouveau telle quelle. Tout est conservé.",
  question: "Une dernière question avant l’envoi, pour écarter les robots. Tout est conservé.",
  otherOrigin: "Cette demande n’a pas été envoyée depuis notre site. Vérifiez vos réponses, puis envoyez-la d’ici.",
  mediaType: "Ce format d’envoi n’est pas accepté. Remplissez le formulaire ici, puis envoyez-le.",
  unreadable: "Nous n’avons pas pu lire toute votre demande. Vérifiez le formulaire, puis envoyez-le de nouveau.",
  tooSlow:
    "L’envoi s’est interrompu. Ce que nous avons reçu est conservé\u00a0: vérifiez le formulaire, choisissez de nouveau vos fichiers, puis envoyez-le.",
  tooLarge:
    "Votre demande est trop longue pour être envoyée. Ce que vous avez écrit est conservé dans la limite de chaque champ\u00a0: vérifiez-le, puis envoyez de nouveau.",
  busy: "Trop de demandes arrivent en même temps. Ce que vous avez écrit est conservé\u00a0: envoyez-le de nouveau dans un instant, en choisissant de nouveau vos fichiers.",
  filesTooLarge:
    "Ce que vous avez joint est trop lourd pour être envoyé. Ce que vous avez écrit est conservé\u00a0: joignez un fichier plus léger, puis envoyez de nouveau.",
} as const;

export type FormNotice = keyof typeof FORM_NOTICES;
