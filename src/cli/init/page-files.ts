import type { Answers } from "./answers.ts";
import { TO_FILL_IN } from "#application/site/index.ts";

const HOME = `name: "Accueil"
title: "Voitures neuves et d’occasion"
description: "Le stock complet, avec les prix : recherchez, comparez, demandez une offre ou un essai."
sections:
  - component: hero
    title: "Que cherchez-vous ?"
    text: "Carrosserie, carburant, budget : dites-le avec vos mots."
    search:
      label: "Rechercher dans le stock"
      hint: "SUV hybride moins de 30 000 €"
      submit: "Voir les véhicules"

  - component: stock_teaser
    anchor: arrivages
    title: "Tout juste arrivés"
    query: "availability=available"
    limit: 8
    layout: rail
    link_label: "Voir tout le stock"

  - component: brand_logos
    anchor: marques
    title: "Nos marques"

  - component: locations
    anchor: concessions
    title: "Nos concessions"
    map: true

  - component: call_to_action
    anchor: parler
    title: "Une question ?"
    buttons:
      - { label: "Nous contacter", link: /contact }
...
`;

const shell = ({ name, phone }: Answers): string => `${
  phone === null
    ? ""
    : `top_bar:
  text: ${JSON.stringify(name)}
  links:
    - { label: "{group.phone}", link: "tel:{group.phone}", description: "Accueil téléphonique" }

`
}navigation:
  - label: "Véhicules"
    items:
      - { label: "Véhicules neufs", link: "/stock?condition=new" }
      - { label: "Occasions", link: "/stock?condition=used" }
      - { label: "Électriques", link: "/stock?fuel=electric" }
    action: { label: "Voir les {count} véhicules", link: /stock }
  - { label: "Marques", link: /brands }
  - { label: "Concessions", link: /concessions }
  - { label: "Contact", link: /contact }

action:
  label: "Voir le stock"
  link: /stock
  size: small

footer:
  columns:
    - title: "Notre stock"
      links:
        - { label: "Tous les véhicules", link: /stock }
        - { label: "Occasions", link: "/stock?condition=used" }
    - title: "Le groupe"
      links:
        - { label: "Nos concessions", link: /concessions }
        - { label: "Contact", link: /contact }
  legal_links:
    - { label: "Mentions légales", link: /mentions-legales }
    - { label: "Protection des données", link: /politique-de-traitement-des-donnees }
  legal_text: ${JSON.stringify(name)}
...
`;

const CONTACT = `name: "Contact"
title: "Contact"
description: "Écrivez-nous, appelez ou passez nous voir : adresses, horaires et formulaire de contact."
sections:
  - component: hero
    eyebrow: "Contact"
    title: "Parlons de votre projet"

  - component: form
    anchor: ecrire
    kind: contact
    title: "Écrivez-nous"

  - component: locations
    anchor: concessions
    title: "Nos concessions"
    map: true
...
`;

const LOCATIONS = `name: "Concessions"
title: "Nos concessions"
description: "Toutes nos concessions, avec leur adresse, leurs horaires et leurs services."
sections:
  - component: hero
    variant: compact
    title: "Nos concessions"
  - component: map
    anchor: carte
    search: true
...
`;

const BRANDS = `name: "Marques"
title: "Nos marques"
description: "Les marques que nous distribuons et entretenons, avec leurs modèles et notre stock."
sections:
  - component: hero
    title: "Nos marques"
  - component: brand_logos
    anchor: marques
    title: "Toutes nos marques"
...
`;

/** A page of legal texts, each of which only the group can write. */
const legalPage = (name: string, about: string, texts: readonly string[]): string => `name: ${JSON.stringify(name)}
title: ${JSON.stringify(name)}
description: ${JSON.stringify(about)}
sections:
  - component: hero
    title: ${JSON.stringify(name)}
  - component: text
    anchor: texte
    text: !markdown |
${texts.map((text) => `      **${text}** : ${TO_FILL_IN}\n`).join("\n")}...
`;

const LEGAL_NOTICE = [
  "Éditeur du site",
  "Siège social",
  "Numéro d’entreprise et de TVA",
  "Hébergeur",
  "Prix et mensualités",
];

const PRIVACY = [
  "Responsable du traitement",
  "Finalités et bases légales",
  "Durées de conservation",
  "Destinataires",
  "Vos droits et l’autorité de contrôle",
];

const withDay = (story: string, day: string): string =>
  story.replace("\nsections:", `\nupdated_at: "${day}"\nsections:`);

/** The pages of a new group, by their path in `content/`. `day`: on which it is made, `YYYY-MM-DD`. */
export const pageFiles = (answers: Answers, day: string): Readonly<Record<string, string>> => ({
  "home.yaml": withDay(HOME, day),
  "shell.yaml": shell(answers),
  "contact.yaml": withDay(CONTACT, day),
  "concessions.yaml": withDay(LOCATIONS, day),
  "brands.yaml": withDay(BRANDS, day),
  "mentions-legales.yaml": withDay(
    legalPage(
      "Mentions légales",
      "Éditeur et hébergeur du site, numéros d’entreprise, prix et mensualités.",
      LEGAL_NOTICE,
    ),
    day,
  ),
  "politique-de-traitement-des-donnees.yaml": withDay(
    legalPage(
      "Protection des données",
      "Quelles données nous traitons, pourquoi, combien de temps, et quels sont vos droits.",
      PRIVACY,
    ),
    day,
  ),
  "redirects.csv": "from,to,status\n",
});
