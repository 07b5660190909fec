import { isRemote } from "./target.ts";

/** Fields that start a program or load an object whatever their arguments are. */
const ACTIVE_FIELDS = new Set(["DDE", "DDEAUTO", "LINK", "DATABASE"]);

/** Fields that insert a file. */
const INSERTING_FIELDS = new Set(["INCLUDE", "INCLUDETEXT", "INCLUDEPICTURE", "IMPORT", "RD"]);

/** A path in an instruction has doubled backslashes. */
const instructionPaths = (instruction: string): readonly string[] =>
  [...instruction.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) =>
    (quoted ?? plain ?? "").replaceAll("\\\\", "\\"),
  );

/** True for a field that runs a program, or loads something from another machine, when a document is opened or updated. */
export const isActiveInstruction = (instruction: string): boolean => {
  const name = /^[\s"'\u00a0]*([a-z]+)/i.exec(instruction)?.[1]?.toUpperCase() ?? "";
  if (ACTIVE_FIELDS.has(name)) return true;
  return INSERTING_FIELDS.has(name) && instructionPaths(instruction).some(isRemote);
};

type OpenField = { instruction: string; isInstruction: boolean; isNamedByField: boolean };

/** Follows the fields of one file of a document. An instruction may be split over runs and paragraphs. */
export class WordFields {
  readonly #open: OpenField[] = [];
  /** Instructions outside of any field. */
  #stray = "";
  #isActive = false;

  begin(): void {
    const outer = this.#open.at(-1);
    // The name of such a field is the result of another one.
    if (outer?.isInstruction && outer.instruction.trim() === "") outer.isNamedByField = true;
    this.#open.push({ instruction: "", isInstruction: true, isNamedByField: false });
  }

  add(text: string): void {
    const field = this.#open.at(-1);
    if (field?.isInstruction) field.instruction += text;
    else this.#stray += text;
  }

  separate(): void {
    const field = this.#open.at(-1);
    if (field) field.isInstruction = false;
  }

  end(): void {
    const field = this.#open.pop();
    if (field) this.#check(field);
  }

  /** After the end of the file. */
  isActive(): boolean {
    for (const field of this.#open) this.#check(field);
    return this.#isActive || isActiveInstruction(this.#stray);
  }

  #check({ instruction, isNamedByField }: OpenField): void {
    this.#isActive ||= isNamedByField || isActiveInstruction(instruction);
  }
}
