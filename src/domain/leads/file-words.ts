import { FILE_TYPES, type FileField } from "./fields.ts";
import { readableSize } from "./form-facts.ts";

const either = new Intl.ListFormat("fr-FR", { type: "disjunction" });

/** What a file field takes, for those who choose a file and for those who chose another. */
export type FileWords = {
  /** For a file input's `accept`: extensions and media types, separated by commas. */
  readonly accept: string;
  /** "PDF, Word ou OpenDocument, 5 Mo au plus". */
  readonly said: string;
  /** What to do about a file that is none of these, and about one that is larger. */
  readonly wrongType: string;
  readonly tooLarge: string;
};

export const fileWords = ({ types, max_bytes }: Pick<FileField, "types" | "max_bytes">): FileWords => {
  const names = either.format(types.map((type) => FILE_TYPES[type].label));
  const most = `${readableSize(max_bytes)} au plus`;
  return {
    accept: types.flatMap((type) => [...FILE_TYPES[type].extensions.map((extension) => `.${extension}`), type]).join(),
    said: `${names}, ${most}`,
    wrongType: `Choisissez un fichier ${names}\u00a0: nous ne pouvons pas ouvrir celui-ci.`,
    tooLarge: `Choisissez un fichier plus léger\u00a0: ${most}.`,
  };
};
