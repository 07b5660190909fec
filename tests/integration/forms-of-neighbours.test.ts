// The long lane sends each form from each country.
import { describeFormsOfNeighbours, ONE_COUNTRY_A_FORM } from "./forms-of-neighbours.ts";

describeFormsOfNeighbours(ONE_COUNTRY_A_FORM);
