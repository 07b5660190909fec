import type { ResidenceFact } from "./residence.ts";

const vatDirective = (articles: string) =>
  ({
    name: `Directive 2006/112/CE, ${articles}`,
    url: "https://eur-lex.europa.eu/legal-content/FR/ALL/?uri=CELEX:32006L0112",
    kind: "law",
    dated: "2006-11-28",
  }) as const;

/** Months since the first registration, and kilometres, up to which a car is new for value-added tax: one of both is enough. */
export const NEW_FOR_VAT = { months: 6, km: 6000 } as const;

/** The same in every country of the Union. */
export const UNION_FACTS = [
  {
    topic: "vat_new",
    short: "Hors TVA ici, TVA de votre pays là-bas",
    text: "Pour la TVA, une voiture est neuve si elle est livrée dans les six mois de sa première mise en service, ou si elle a roulé 6\u202f000\u00a0km au plus\u00a0: un seul des deux suffit. Sa livraison est alors exonérée dans le pays d’achat, et la TVA se paie dans le pays où elle arrive, à son taux.",
    by: "Dites-le avant la commande\u00a0: la facture en dépend.",
    source: vatDirective("articles 2, 40 et 138"),
  },
  {
    topic: "vat_used",
    short: "La TVA est dans le prix, rien de plus",
    text: "Une voiture qui a plus de six mois et plus de 6\u202f000\u00a0km est une occasion\u00a0: vendue par un professionnel, elle supporte la TVA du pays d’achat. Votre pays ne taxe l’achat d’un particulier dans un autre pays que si la voiture est neuve.",
    by: "Rien à faire de votre côté que de garder la facture.",
    source: vatDirective("article 2"),
  },
  {
    topic: "certificate",
    short: "Certificat de conformité (COC) à demander",
    text: "Le constructeur remet avec chaque voiture, sans frais, un certificat de conformité (COC) avec lequel un autre pays de l’Union l’immatricule. Depuis le 5\u00a0juillet 2026, il peut l’établir sous forme électronique. Pendant dix ans après la fabrication, il en délivre un duplicata, au prix de ce qu’il coûte.",
    by: "Le constructeur l’établit\u00a0; demandez-nous s’il est dans le dossier de la voiture.",
    source: {
      name: "Règlement (UE) 2018/858, articles 36, 37 et 48",
      url: "https://eur-lex.europa.eu/eli/reg/2018/858/oj",
      kind: "law",
      dated: "2018-05-30",
    },
  },
] as const satisfies readonly ResidenceFact[];
