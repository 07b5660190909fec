import type { Examples } from "../examples.ts";
import { SearchIcon } from "../icons/icons.tsx";
import { Select, TextArea, TextField } from "./field.tsx";

export const fieldExamples: Examples = {
  component: "Field",
  about: "Label above, help under, 48 px high; an error says what to do and stays with its field.",
  examples: [
    {
      name: "champ et aide",
      render: () => (
        <TextField
          id="ex-phone"
          label="Téléphone"
          type="tel"
          help="Nous appelons seulement pour répondre à cette demande."
        />
      ),
    },
    {
      name: "erreur",
      render: () => (
        <TextField
          id="ex-mail"
          label="Adresse e-mail"
          type="email"
          defaultValue="camille@exemple"
          error="Écrivez l’adresse en entier, par exemple camille@courriel.example."
        />
      ),
    },
    {
      name: "remarque",
      render: () => (
        <TextField
          id="ex-hint"
          label="Adresse e-mail"
          type="email"
          defaultValue="camille@gmial.com"
          hint="Vouliez-vous écrire camille@gmail.com\u00a0? Sinon, laissez votre adresse telle quelle."
        />
      ),
    },
    {
      name: "icône",
      render: () => (
        <TextField id="ex-search" label="Que cherchez-vous ?" icon={<SearchIcon />} placeholder="Break diesel" />
      ),
    },
    {
      name: "liste",
      render: () => (
        <Select
          id="ex-sort"
          label="Trier par"
          options={[
            { value: "recent", label: "Les plus récents" },
            { value: "price-asc", label: "Prix croissant" },
          ]}
        />
      ),
    },
    {
      name: "texte long, facultatif",
      render: () => <TextArea id="ex-area" label="Votre message" optionalLabel="(facultatif)" />,
    },
  ],
};
