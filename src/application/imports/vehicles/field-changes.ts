import { changedFields, type VehicleFieldChange, type VehicleVersions } from "#domain/imports/index.ts";

/** Vehicles of a report. */
const MAX_VEHICLES = 50;

/** What an import does to the first vehicles that were on sale. */
export class FieldChanges {
  readonly changes: VehicleFieldChange[] = [];

  add({ key, before, after, changed }: VehicleVersions): void {
    if (this.changes.length >= MAX_VEHICLES || before === null) return;
    if (after === null) this.changes.push({ key, change: "removed", fields: [] });
    const fields = changed === null ? [] : changedFields(changed.before, changed.after);
    if (fields.length > 0) this.changes.push({ key, change: "changed", fields });
  }
}
