import type { Residence } from "./residence.ts";

export const livesInBelgium = {
  vat: {
    share: 0.21,
    source: {
      name: "Arrêté royal n°\u00a020, article 1er",
      url: "https://www.ejustice.just.fgov.be/eli/arrete/1970/07/20/1970072012/justel",
      kind: "law",
      dated: "1970-07-20",
    },
  },
  facts: [
    {
      topic: "vat_new",
      short: "TVA belge de 21\u00a0%, à déclarer à la douane",
      text: "Pour une voiture neuve au sens de la TVA, vous déposez une déclaration spéciale dans le bureau de douane belge de votre choix, et vous payez la TVA belge.",
      by: "Vous, auprès de la douane belge.",
      source: {
        name: "Arrêté royal n°\u00a046, article 1er",
        url: "https://www.ejustice.just.fgov.be/eli/arrete/1992/12/29/1992003835/justel",
        kind: "law",
        dated: "1992-12-29",
      },
    },
    {
      topic: "registration",
      short: "Demande d’immatriculation à la DIV",
      text: "Une voiture ne circule que si elle est immatriculée et porte la plaque attribuée avec l’immatriculation. La demande se fait sur le formulaire de la DIV, avec les documents qu’elle exige.",
      by: "Vous, ou la personne que vous mandatez.",
      source: {
        name: "Arrêté royal relatif à l’immatriculation de véhicules, articles 2 et 11",
        url: "https://www.ejustice.just.fgov.be/eli/arrete/2001/07/20/2001014153/justel",
        kind: "law",
        dated: "2001-07-20",
      },
    },
    {
      topic: "tax",
      short: "Taxe de mise en circulation de votre Région",
      text: "La taxe de mise en circulation et la taxe de circulation sont des impôts de la Région, et non de l’État.",
      by: "Vous, auprès de la Région où vous êtes domicilié.",
      source: {
        name: "Loi spéciale relative au financement des Communautés et des Régions, article 3",
        url: "https://www.ejustice.just.fgov.be/eli/loi/1989/01/16/1989021010/justel",
        kind: "law",
        dated: "1989-01-16",
      },
    },
    {
      topic: "inspection",
      short: "Contrôle technique belge pour une occasion",
      text: "Une voiture ou une camionnette qui change de titulaire passe au contrôle technique avant son immatriculation.",
      by: "Vous, dans une station de contrôle technique.",
      source: {
        name: "Arrêté royal portant règlement général sur les conditions techniques, article 23sexies",
        url: "https://www.code-de-la-route.be/textes-legaux/sections/ar/reglement-technique-des-vehicules/284-art23sexies",
        kind: "law",
        dated: "1968-03-15",
      },
      usedOnly: true,
    },
  ],
  unknown: [
    {
      topic: "tax",
      what: "Le montant des deux taxes\u00a0: il dépend de la Région et de la voiture.",
      ask: "SPW Fiscalité, Bruxelles Fiscalité ou Vlaamse Belastingdienst",
    },
    {
      topic: "vat_used",
      what: "Ce que la douane demande pour une occasion, et ce qui se déclare en ligne.",
      ask: "SPF Finances, douanes et accises",
    },
    {
      topic: "registration",
      what: "Les documents à joindre, et la mention que doit porter un certificat d’immatriculation luxembourgeois.",
      ask: "La DIV du SPF Mobilité et Transports",
    },
    {
      topic: "inspection",
      what: "Le prix du contrôle technique et de la plaque.",
      ask: "La station de contrôle et la DIV",
    },
  ],
} as const satisfies Residence;
