import { PHONE } from "../../browser-support/stock-page.ts";
import { findACar } from "./find-a-car.ts";

findACar("on a phone", PHONE);
