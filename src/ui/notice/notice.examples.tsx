import type { Examples } from "../examples.ts";
import { Notice, Toast } from "./notice.tsx";

export const noticeExamples: Examples = {
  component: "Notice, toast",
  about: "What happened and what to do about it, in one or two sentences.",
  examples: [
    { name: "information", render: () => <Notice>Deux véhicules ne sont plus disponibles et ont été retirés.</Notice> },
    { name: "flottant, au bas de la fenêtre", render: () => <Toast tone="success">Votre choix est enregistré.</Toast> },
    {
      name: "succès",
      render: () => (
        <Notice tone="success" title="Votre demande est enregistrée">
          <p>Un conseiller d’Exempleville vous répond avant demain 18 h.</p>
        </Notice>
      ),
    },
    {
      name: "erreur",
      render: () => (
        <Notice tone="error" title="Les résultats n’ont pas pu être chargés">
          <p>Votre choix est conservé. Vérifiez la connexion, puis réessayez.</p>
        </Notice>
      ),
    },
  ],
};
