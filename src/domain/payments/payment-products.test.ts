import { expect, test } from "vitest";
import { paymentProductsSchema } from "./payment-products.ts";

test("settings of 1.0, without the key, have rentals, leases with an option and a loan", () => {
  expect(paymentProductsSchema.parse({})).toEqual({
    private_lease: "rental",
    business_lease: "rental",
    stock_monthly: "lease_with_option",
    online_leasing: "lease_with_option",
    loan: "loan",
  });
});

test.each([
  [{ private_lease: "loan" }, "private_lease"],
  [{ stock_monthly: "leasing" }, "stock_monthly"],
  [{ loan: "rental" }, "loan"],
  [{ leasing: "rental" }, ""],
  // The request is for the payment that the calculator displays.
  [{ stock_monthly: "rental" }, "online_leasing"],
])("refuses %j", (products, path) => {
  const result = paymentProductsSchema.safeParse(products);
  expect(result.error?.issues.map((issue) => issue.path.join("."))).toEqual([path]);
});
