import { Writable } from "node:stream";

/** Collects what a command prints. */
export class CollectedOutput extends Writable {
  readonly #pieces: Buffer[] = [];

  /** A piece may end within a character. */
  get text(): string {
    return Buffer.concat(this.#pieces).toString();
  }

  override _write(piece: Buffer, _: string, done: () => void): void {
    this.#pieces.push(piece);
    done();
  }
}

export type CommandResult = { readonly out: string; readonly err: string; readonly code: number };
