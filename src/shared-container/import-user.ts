import { hostname } from "node:os";
import { describeWait } from "#application/imports/index.ts";
import type { ImportUser } from "#application/imports/ports.ts";
import type { Clock } from "#domain/shared/index.ts";

/** `name`: the command or process, for those who wait for it; `onWait`: receives a line when another is waited for. */
type NamedUser = { readonly clock: Clock; readonly name: string; readonly onWait: (line: string) => void };

export const createImportUser = ({ clock, name, onWait }: NamedUser): ImportUser => ({
  name: `${name} (process ${process.pid} on ${hostname()})`,
  onWait: (running) => onWait(describeWait(running, clock.now())),
});
