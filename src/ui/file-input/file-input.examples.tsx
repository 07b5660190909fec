import type { Examples } from "../examples.ts";
import { FileInput } from "./file-input.tsx";

const HELP = "PDF, 5\u00a0Mo au plus.";

export const fileInputExamples: Examples = {
  component: "File input",
  about: "The browser's own control. A file that came before is named, and stays as long as its box is ticked.",
  examples: [
    { name: "vide", render: () => <FileInput id="ex-file" name="ex-file" label="Votre CV" help={HELP} /> },
    {
      name: "déjà reçu",
      render: () => (
        <FileInput
          id="ex-file-kept"
          name="ex-file-kept"
          label="Votre CV"
          help={HELP}
          uploaded={{ name: "ex-file-kept-before", value: "1", label: "cv.pdf, 240\u00a0ko, déjà reçu" }}
        />
      ),
    },
    {
      name: "erreur",
      render: () => (
        <FileInput
          id="ex-file-bad"
          name="ex-file-bad"
          label="Votre CV"
          help={HELP}
          error={"Choisissez un fichier plus léger\u00a0: 5\u00a0Mo au plus."}
        />
      ),
    },
  ],
};
