import { VARIABLES, type VariableName } from "./environment.ts";

export type Environment = Readonly<Record<string, string | undefined>>;

const standards = new Map<string, string>(VARIABLES.map(({ name, standard }) => [name, standard]));

/** Reads one variable after the other and collects a message for each that is wrong. */
export class EnvironmentReader {
  readonly problems: string[] = [];
  readonly #environment: Environment;

  constructor(environment: Environment) {
    this.#environment = environment;
  }

  text(name: VariableName): string {
    return this.#environment[name]?.trim() || (standards.get(name) ?? "");
  }

  wrong(name: VariableName, wants: string): void {
    this.problems.push(`${name} must be ${wants}; it is "${this.text(name)}"`);
  }

  wholeNumber(name: VariableName, from: number, to: number): number {
    const text = this.text(name);
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= from && value <= to) return value;
    this.wrong(name, `a whole number from ${from} to ${to}`);
    return from;
  }

  oneOf<const T extends string>(name: VariableName, allowed: readonly [T, ...T[]]): T {
    const found = allowed.find((value) => value === this.text(name));
    if (found === undefined) this.wrong(name, allowed.map((value) => `"${value}"`).join(" or "));
    return found ?? allowed[0];
  }

  /** A URL of one of the schemes, or null where the variable is not set. The value may hold a password: it is not repeated. */
  url(name: VariableName, schemes: readonly string[]): string | null {
    const text = this.text(name);
    if (text === "") return null;
    if (URL.canParse(text) && schemes.includes(new URL(text).protocol)) return text;
    this.problems.push(
      `${name} must be an address that starts with ${schemes.map((scheme) => `${scheme}//`).join(" or ")}`,
    );
    return null;
  }
}
