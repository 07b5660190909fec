import { sweep } from "../../browser-support/sweep-checks/sweep.ts";

sweep("stock");
