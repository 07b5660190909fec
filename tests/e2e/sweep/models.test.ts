import { sweep } from "../../browser/questions/sweep.ts";

sweep("models");
