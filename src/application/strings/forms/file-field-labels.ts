import { FILE_TYPES, type FileFieldDefinition } from "#domain/forms/index.ts";
import type { FileProblem } from "#domain/leads/index.ts";
import { formatBytes, once } from "#domain/shared/index.ts";

const alternatives = once(() => new Intl.ListFormat("fr", { type: "disjunction" }));

export type FileFieldLabels = {
  /** For the `accept` attribute: extensions and media types, separated by commas. */
  readonly accept: string;
  /** "PDF, Word ou OpenDocument, 5 Mo au plus". */
  readonly hint: string;
  readonly wrongType: string;
  readonly tooLarge: string;
};

export const fileFieldLabels = ({
  types,
  max_bytes,
}: Pick<FileFieldDefinition, "types" | "max_bytes">): FileFieldLabels => {
  const names = alternatives().format(types.map((type) => FILE_TYPES[type].label));
  const limit = `${formatBytes(max_bytes)} au plus`;
  return {
    accept: types.flatMap((type) => [...FILE_TYPES[type].extensions.map((extension) => `.${extension}`), type]).join(),
    hint: `${names}, ${limit}`,
    wrongType: `Choisissez un fichier ${names}\u00a0: nous ne pouvons pas ouvrir celui-ci.`,
    tooLarge: `Choisissez un fichier plus léger\u00a0: ${limit}.`,
  };
};

export const FILE_EXPIRED_MESSAGE = "Choisissez de nouveau votre fichier\u00a0: nous n’avons pas pu le conserver.";

export const FILE_PROBLEM_MESSAGES = {
  unsafe:
    "Choisissez un autre fichier\u00a0: celui-ci contient un programme, une macro ou un virus. Un PDF convient le mieux.",
  active:
    "Choisissez un autre fichier\u00a0: celui-ci contient un élément qui s’active à l’ouverture, comme un script, un modèle distant ou un fichier joint. Imprimez-le en PDF, puis choisissez ce PDF.",
  unreadable:
    "Choisissez un autre fichier\u00a0: celui-ci est protégé ou abîmé, et nous ne pouvons pas vérifier ce qu’il contient. Un PDF sans mot de passe convient le mieux.",
  unchecked:
    "Nous ne pouvons pas vérifier ce fichier pour l’instant\u00a0: choisissez-le de nouveau dans quelques minutes. Le reste est conservé.",
} as const satisfies Readonly<Record<FileProblem, string>>;
