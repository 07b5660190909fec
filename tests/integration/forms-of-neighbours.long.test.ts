import { describeFormsOfNeighbours, EACH_COUNTRY } from "./forms-of-neighbours.ts";

describeFormsOfNeighbours(EACH_COUNTRY);
