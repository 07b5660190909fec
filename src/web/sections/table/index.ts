import { defineSection } from "../elements/define-section.ts";
import { Table } from "./table.tsx";

export const component = Table;

export const section = defineSection({ name: "table", component });
