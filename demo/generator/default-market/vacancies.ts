import type { VacancyAttributes } from "../../../src/domain/people/index.ts";
import { toVacancyAttributes } from "../vacancies/vacancies.ts";
import type { VacancyContent } from "../vacancies/vacancy-content.ts";

const VACANCIES: readonly VacancyContent[] = [
  {
    slug: "mecatronicien-bruxelles",
    title: "Mécatronicien automobile (f/h)",
    location: "bruxelles",
    department: "workshop",
    contract: "permanent",
    week: 38,
    teaser:
      "Vous entretenez et réparez quatre marques, de l’essence à la haute tension, dans notre plus grand atelier.",
    paragraphs: [
      "À Bruxelles, une voiture sur trois qui entre à l’atelier a une prise. Nous cherchons quelqu’un que cela intéresse, et qui aime aussi les freins, les courroies et les pneus.",
      "L’atelier ouvre à 7 h 30 et ferme à 17 h 30. Le planning est affiché quatre semaines à l’avance ; le samedi matin se partage, et les heures sont rendues dans la semaine.",
      "Les constructeurs vous forment pendant le travail. L’habilitation à la haute tension vient dans la première année, et personne ne travaille seul sur une batterie.",
    ],
    tasks: [
      "Réaliser les entretiens et les réparations",
      "Établir des diagnostics électroniques",
      "Noter ce que vous voyez, avec une photo, pour que le client comprenne",
    ],
    profile: [
      "Un diplôme de mécanicien ou de mécatronicien, ou cinq ans d’atelier",
      "Français ou néerlandais",
      "Permis de conduire B",
    ],
    benefits: ["Formations chez les constructeurs", "Outillage et vêtements fournis", "Cours de langue payés"],
    published_on: "2026-11-09",
    valid_through: "2027-01-31",
  },
  {
    slug: "carrossier-liege",
    title: "Carrossier (f/h)",
    location: "liege",
    department: "bodywork",
    contract: "permanent",
    week: 38,
    teaser: "Vous redressez, ajustez et débosselez dans l’une des deux carrosseries du groupe.",
    paragraphs: [
      "La carrosserie de Liège répare les voitures de cinq concessions belges. Aucun choc ne ressemble au précédent, et personne n’y compte les pièces à l’heure.",
      "Vous travaillez à quatre, du lundi au vendredi. Une reprise se décide à l’atelier, pas au bureau : une voiture sort quand elle est bien.",
      "Si le débosselage sans peinture vous attire, nous payons la formation et le temps qu’il faut pour y prendre la main.",
    ],
    tasks: [
      "Démonter, redresser et remonter",
      "Souder, coller et ajuster",
      "Mesurer au banc avant et après",
      "Contrôler avec le peintre la voiture à la lumière du jour",
    ],
    profile: ["Une formation de carrossier, ou une main que l’on peut essayer", "Français", "De la patience"],
    benefits: ["Protection respiratoire à air frais", "Outillage et vêtements fournis", "Formations payées"],
    published_on: "2026-10-26",
    valid_through: "2027-02-28",
  },
  {
    slug: "conseiller-commercial-lille",
    title: "Conseiller commercial (f/h)",
    location: "lille",
    department: "sales",
    contract: "permanent",
    week: 35,
    teaser: "Vous accueillez nos clients à Lille et les aidez à choisir parmi cinq marques.",
    paragraphs: [
      "MG, Hyundai, Suzuki, Mitsubishi et Fiat : à Lille, on vend surtout des voitures que l’on gare en ville et que l’on garde longtemps.",
      "Vous accompagnez vos clients du premier essai à la livraison, et vous gardez vos dossiers. Le prix affiché est celui que l’on paie ; il vous reste à comprendre ce dont la personne a besoin.",
      "Les trois premiers mois, vous passez une semaine à l’atelier et une autre aux pièces, pour savoir de quoi vous parlez.",
    ],
    tasks: [
      "Accueillir et conseiller les clients",
      "Préparer les essais, les offres et les livraisons",
      "Estimer les voitures reprises avec l’atelier",
    ],
    profile: [
      "Une première expérience de la vente, pas forcément automobile",
      "Français et anglais",
      "Permis de conduire B",
    ],
    benefits: ["Voiture de démonstration", "Rémunération fixe et variable, la part fixe dominant"],
    published_on: "2026-11-16",
    valid_through: "2027-01-15",
  },
  {
    slug: "amenageur-utilitaires-charleroi",
    title: "Aménageur de véhicules utilitaires (f/h)",
    location: "charleroi",
    department: "workshop",
    contract: "permanent",
    week: 38,
    teaser: "Vous mesurez, dessinez et montez des meubles dans des fourgons qui partiront travailler le lendemain.",
    paragraphs: [
      "Charleroi ne vend que des utilitaires, et son atelier les aménage. Un bon meuble se dessine d’après les gestes de celui qui s’en servira : vous commencez donc par le regarder travailler.",
      "Vous montez sur rails et points d’ancrage d’origine, vous câblez, vous étiquetez chaque circuit. Le poids ajouté se calcule avant le premier trou.",
      "L’atelier ouvre à 7 h 30. Après un mois, vous revoyez chaque client pour resserrer et déplacer ce qui gêne.",
    ],
    tasks: [
      "Relever les besoins et coter le plan",
      "Monter planchers, meubles et galeries",
      "Poser l’éclairage et le 230 V",
      "Réunir les pièces du dossier d’homologation",
    ],
    profile: ["Menuiserie, mécanique ou électricité", "Français", "Permis de conduire B"],
    benefits: ["Outillage et vêtements fournis", "Formations chez les fabricants d’équipements"],
    published_on: "2026-10-19",
    valid_through: "2027-01-31",
  },
  {
    slug: "apprenti-mecatronicien-liege",
    title: "Apprenti mécatronicien (f/h)",
    location: "liege",
    department: "workshop",
    contract: "apprenticeship",
    week: 38,
    teaser: "Pour la rentrée de septembre 2027 : l’école, l’atelier, et un seul tuteur.",
    paragraphs: [
      "Vous apprenez les freins, le moteur, l’électronique et la haute tension, dans cet ordre. Vous partagez la semaine entre l’école et l’atelier.",
      "Une semaine d’essai avant de signer est la règle, pour vous comme pour nous. Écrivez-nous quelques lignes sur une chose que vous avez réparée, même un vélo.",
      "Votre tuteur ne change pas jusqu’au diplôme. Le balai, lui, passe de main en main, du chef au dernier arrivé.",
    ],
    tasks: [
      "Suivre les cours et l’atelier en alternance",
      "Participer aux révisions, puis en faire sous contrôle",
      "Tenir votre carnet d’apprentissage",
    ],
    profile: [
      "L’âge et l’inscription que demande l’école",
      "Français",
      "Envie de comprendre pourquoi cela ne marche plus",
    ],
    benefits: ["Caisse à outils offerte au diplôme", "Vêtements et chaussures fournis"],
    published_on: "2026-11-18",
    valid_through: "2027-02-28",
  },
];

export const createDefaultVacancies = (): readonly VacancyAttributes[] => VACANCIES.map(toVacancyAttributes);
