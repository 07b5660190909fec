import { VARIABLES, type VariableName } from "./environment.ts";

export type Environment = Readonly<Record<string, string | undefined>>;

const defaults = new Map<string, string>(VARIABLES.map(({ name, defaultValue }) => [name, defaultValue]));

/** Reads environment variables and collects one message for each invalid value. */
export class EnvironmentReader {
  readonly problems: string[] = [];
  readonly #environment: Environment;

  constructor(environment: Environment) {
    this.#environment = environment;
  }

  text(name: VariableName): string {
    return this.#environment[name]?.trim() || (defaults.get(name) ?? "");
  }

  reject(name: VariableName, expected: string): void {
    this.problems.push(`${name} must be ${expected}; it is "${this.text(name)}"`);
  }

  integer(name: VariableName, min: number, max: number): number {
    const text = this.text(name);
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= min && value <= max) return value;
    this.reject(name, `a whole number from ${min} to ${max}`);
    return min;
  }

  oneOf<const T extends string>(name: VariableName, allowed: readonly [T, ...T[]]): T {
    const match = allowed.find((value) => value === this.text(name));
    if (match === undefined) this.reject(name, allowed.map((value) => `"${value}"`).join(" or "));
    return match ?? allowed[0];
  }

  /**
   * A URL of one of the schemes; null when the variable is unset. The message does not repeat the value: it may hold
   * a password.
   */
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
