import { describeNewGroup } from "./new-group-site.ts";

// The others: new-group.long.test.ts.
describeNewGroup("BE");
