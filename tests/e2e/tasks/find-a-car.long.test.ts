import { findACar } from "./find-a-car.ts";

findACar("at a desk", { viewport: { width: 1440, height: 900 } });
