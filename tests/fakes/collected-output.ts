import { Writable } from "node:stream";

/** Collects what a command prints. */
export class CollectedOutput extends Writable {
  text = "";
  override _write(piece: Buffer, _: string, done: () => void): void {
    this.text += piece.toString();
    done();
  }
}

export type CommandResult = { readonly out: string; readonly err: string; readonly code: number };
